/** Screens by their width: a phone looks on and enters nothing, a tablet is short of room. */
import { MediaQuery } from 'svelte/reactivity';
import type { Sitting } from '../sitting.svelte';

export const phone = new MediaQuery('(max-width: 700px)');
export const tablet = new MediaQuery('(max-width: 1100px)');

/** A screen that only looks on asks this often what is new, in milliseconds. */
const LOOK = 2000;

/** Lets a phone follow the table, as long as the component is there that calls this while it is set up. */
export function lookOn(sitting: Sitting): void {
  $effect(() => {
    if (!phone.current) return;
    const asking = setInterval(() => void sitting.follow(), LOOK);
    return () => clearInterval(asking);
  });
}

/** What every screen needs, handed down from App. */
import { createContext } from 'svelte';
import type { Backend } from '../backend';
import type { Settings } from './settings.svelte';

export interface House {
  readonly backend: Backend;
  readonly settings: Settings;
}

export const [house, setHouse] = createContext<House>();

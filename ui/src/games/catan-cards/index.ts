/** The Catan Card Game on the screen: how it is set up, shown and entered. */
import type { Setup } from '../../generated/catan-cards';
import type { GameScreens } from '../registry';
import Centre from './Centre.svelte';
import MoreOptions from './MoreOptions.svelte';
import Options from './Options.svelte';
import Picture from './Picture.svelte';
import Preview from './Preview.svelte';
import Table from './Table.svelte';

const screens: GameScreens = {
  colours: ['red', 'blue', 'green', 'yellow', 'orange', 'black', 'white', 'brown'],
  Table,
  Preview,
  Options,
  More: { title: 'card-screen-more', Options: MoreOptions },
  Centre,
  Picture,
  seated: (setup, _, first) => ({ ...(setup as Setup), first }),
  first: (setup) => (setup as Setup).first ?? 0,
};
export default screens;

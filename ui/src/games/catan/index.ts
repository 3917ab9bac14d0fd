/** Catan on the screen: how it is set up, shown and entered. */
import type { Setup } from '../../generated/catan';
import type { GameScreens } from '../registry';
import Centre from './Centre.svelte';
import Picture from './Picture.svelte';
import Preview from './Preview.svelte';
import MoreOptions from './setup/MoreOptions.svelte';
import Options from './setup/Options.svelte';
import Table from './Table.svelte';

const screens: GameScreens = {
  colours: ['red', 'blue', 'white', 'orange', 'green', 'brown'],
  Table,
  Preview,
  Options,
  More: { title: 'cat-screen-more-options', Options: MoreOptions },
  Centre,
  Picture,
  seated: (setup, seats, first) => ({ ...(setup as Setup), seats: seats.length, first }),
  first: (setup) => (setup as Setup).first ?? 0,
};
export default screens;

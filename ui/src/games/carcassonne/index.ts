/** Carcassonne on the screen: how it is set up, shown and entered. */
import type { Setup } from '../../generated/carcassonne';
import type { GameScreens } from '../registry';
import Centre from './Centre.svelte';
import MoreOptions from './MoreOptions.svelte';
import Options from './Options.svelte';
import Picture from './Picture.svelte';
import Preview from './Preview.svelte';
import Table from './Table.svelte';

const screens: GameScreens = {
  colours: ['red', 'blue', 'yellow', 'green', 'black'],
  Table,
  Preview,
  Options,
  More: { title: 'car-screen-more-options', Options: MoreOptions },
  Centre,
  Picture,
  seated: (setup, seats, first) => ({ ...(setup as Setup), seats: seats.length, first }),
  first: (setup) => (setup as Setup).first ?? 0,
};
export default screens;

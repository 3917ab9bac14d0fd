/** What sessions can be filtered by: games, people, places, groups that there are. */
import type { Backend } from '../../backend';
import type { Group, Person, Place } from '../../generated/contract';
import { known, t } from '../../i18n/index.svelte';

export interface Catalogue {
  readonly games: readonly string[];
  readonly people: readonly Person[];
  readonly places: readonly Place[];
  readonly groups: readonly Group[];
}

export async function catalogueOf(backend: Backend): Promise<Catalogue> {
  const [shelf, people, places, groups] = await Promise.all([
    backend.call('shelf', {}),
    backend.call('people', {}),
    backend.call('places', {}),
    backend.call('groups', {}),
  ]);
  return {
    games: shelf.games.map(({ game }) => game),
    people: people.people,
    places: places.places,
    groups: groups.groups,
  };
}

/** The name of a game: ours in the reader's language, any other as it was written. */
export const gameName = (game: string): string => (known(`game-${game}`) ? t(`game-${game}`) : game);

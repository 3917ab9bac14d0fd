/** A tile as a building site: what may stand where, and what already does. */

import type { Shape } from '../../../kit/drawing';
import { distance, distanceTo, inside, type Point, sample } from './geometry';
import { areasOf } from './kinds';
import type { Plan } from './plan';
import { standOf } from './stands';

/** How large the tile will be shown: small ones get fewer and larger things. */
export type Detail = 'normal' | 'small';

/** A thing and the y of its foot: what stands farther south is drawn over what stands behind it. */
export interface Standing {
  readonly foot: number;
  readonly shape: Shape;
}

/** Ground that has to stay free, for a follower or an animal. */
export interface Clearing {
  readonly point: Point;
  readonly radius: number;
}

export class Site {
  readonly walls: readonly (readonly Point[])[];
  readonly roads: readonly (readonly Point[])[];
  readonly clearings: Clearing[];
  readonly standing: Standing[] = [];

  constructor(
    readonly plan: Plan,
    readonly detail: Detail,
  ) {
    this.walls = plan.cities.flatMap((city) => city.walls.map(sample));
    this.roads = plan.roads.map((road) => road.points);
    // Roads keep themselves clear; every other area gets room for its follower.
    this.clearings = areasOf(plan.kind)
      .filter((area) => area.kind !== 'road')
      .map((area) => ({
        point: standOf(plan.kind.id, plan.turn, area),
        radius: area.kind === 'city' ? 11 : 11.5,
      }));
  }

  get small(): boolean {
    return this.detail === 'small';
  }

  /** Whether a point is outside every city. */
  open(point: Point): boolean {
    return !this.plan.cities.some((city) => inside(point, city.outline));
  }

  /** Whether a point keeps these distances from all roads and all walls. */
  clear(point: Point, fromRoads: number, fromWalls: number): boolean {
    return (
      this.roads.every((road) => distanceTo(point, road) > fromRoads) &&
      this.walls.every((wall) => distanceTo(point, wall) > fromWalls)
    );
  }

  /** Whether a point is farther than this from the edge of every clearing. */
  free(point: Point, beyond: number): boolean {
    return this.clearings.every((each) => distance(point, each.point) >= each.radius + beyond);
  }

  /** Sets a thing down. */
  stand(foot: number, shape: Shape): void {
    this.standing.push({ foot, shape });
  }

  /** All things, from the back to the front. */
  things(): readonly Shape[] {
    return [...this.standing].sort((a, b) => a.foot - b.foot).map((each) => each.shape);
  }
}

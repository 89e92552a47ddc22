import type { View } from '../lenses';
import type { Point, Scene } from '../scene';

/** A room to draw, and the places in it that hotspots point at. */
export interface RoomShape<Place extends string = string> {
  slug: string;
  scene: Scene;
  view: View;
  places: Readonly<Record<Place, Point>>;
}

export const shapeOf = <Place extends string>(shape: RoomShape<Place>) => shape;

import type { figures, hazards, places, poses, props, ScenePicture } from '../graph/picture';
import type { lights } from '../graph/picture';

type Key<T> = keyof T & string;
interface Drawn {
  people?: readonly `${Key<typeof figures>}/${Key<typeof poses>}`[];
  props?: readonly Key<typeof props>[];
  hazards?: readonly Key<typeof hazards>[];
}

const spread = (index: number, count: number, y: number) => ({
  x: Math.round((100 * (index + 1)) / (count + 1)) / 100,
  y,
});

/** A picture with its people and things side by side. */
export function view(
  place: keyof typeof places,
  light: keyof typeof lights,
  { people = [], props: things = [], hazards: dangers = [] }: Drawn = {},
): ScenePicture {
  return {
    place,
    light,
    people: people.map((one, index) => {
      const [who, pose] = one.split('/') as [keyof typeof figures, keyof typeof poses];
      return { who, pose, ...spread(index, people.length, 0.75) };
    }),
    props: things.map((what, index) => ({ what, ...spread(index, things.length, 0.45) })),
    hazards: dangers.map((what, index) => ({ what, ...spread(index, dangers.length, 0.6) })),
  };
}

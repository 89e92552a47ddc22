import { painters } from './painters';
import type { Sign } from './signs/sign';
import { signs } from './signs/signs';
import { type TissueName, tissues } from './tissues';

interface Place {
  x: number;
  y: number;
}

/** A structure to know, and its place in pixels of the slide. */
export interface Landmark extends Place {
  key: string;
  name: string;
  nameEn: string;
  text: string;
  /** Its outline, if it is large enough to have one. */
  outline: Place[] | null;
}

const CORNERS = 28;
const MOST = 60_000;
const STEP = 3;
const LONGEST = 4_000;
const known = new Map<TissueName, Landmark[]>();

/** The landmarks of a slide, searched once in the drawn picture itself. */
export function landmarksOf(name: TissueName): Landmark[] {
  const found = known.get(name) ?? signs[name].map((sign) => find(name, sign));
  known.set(name, found);
  return found;
}

/** The painter's name of the structure at a place. */
export const liesAt = (name: TissueName, { x, y }: Place): string =>
  painters[name](x, y, 1, [0, 0, 0]);

const circle = (count: number) =>
  Array.from({ length: count }, (_, corner) => (corner / count) * 2 * Math.PI);
const AROUND = circle(8);

function find(name: TissueName, sign: Sign): Landmark {
  const { key, lies, near, room, outlined, gaps = 0, ...written } = sign;
  const isSo = (place: Place) => lies.includes(liesAt(name, place));
  for (const { x, y } of spiral(near, Math.max(6, room * 0.7))) {
    if (!isSo({ x, y })) continue;
    const isRoomy = AROUND.every((turn) =>
      isSo({ x: x + Math.cos(turn) * room, y: y + Math.sin(turn) * room }),
    );
    if (!isRoomy) continue;
    const outline = outlined ? outlineOf(isSo, { x, y }, gaps, name) : null;
    return { key, ...written, x, y, outline };
  }
  throw new Error(`no ${key} lies near ${near.join(' ')} in ${name}`);
}

/** The surroundings of a place, nearest first. */
function* spiral([x, y]: readonly [number, number], by: number): Generator<Place> {
  for (let at = 0; at < MOST; at += 1) {
    const far = by * Math.sqrt(at);
    const turn = at * 2.399_963;
    yield { x: Math.round(x + far * Math.cos(turn)), y: Math.round(y + far * Math.sin(turn)) };
  }
}

/** Searches outwards in each direction until the structure ends. */
function outlineOf(
  isSo: (place: Place) => boolean,
  { x, y }: Place,
  gaps: number,
  name: TissueName,
): Place[] {
  const { width, height } = tissues[name];
  return circle(CORNERS).map((turn) => {
    const at = (far: number) => ({ x: x + Math.cos(turn) * far, y: y + Math.sin(turn) * far });
    let far = STEP;
    while (far < LONGEST && (isSo(at(far)) || (gaps > 0 && isSo(at(far + gaps)))))
      far += Math.max(STEP, far * 0.02);
    const place = at(far);
    return {
      x: Math.round(Math.min(width - 1, Math.max(0, place.x))),
      y: Math.round(Math.min(height - 1, Math.max(0, place.y))),
    };
  });
}

import type { Area, Option, Scene } from '../graph/scene';
import { type Answer, CannotDo, type Choice } from './answer';
import { handed, shuffled } from './shuffle';

/** More compressions than a minute and a half at the fastest rhythm. */
const MOST_PRESSES = 600;
/** Tolerance for network delays that differ between the two directions. */
export const GRACE_S = 2;

const fits = (isFit: boolean) => {
  if (!isFit) throw new CannotDo();
};

/** Translates an answer to the drill's own ids; refused if the scene asks for something else. */
export function translated(scene: Scene, choice: Choice, seed: number, waitedS: number): Answer {
  const { asking } = scene;
  switch (asking.kind) {
    case 'go':
      fits(choice.kind === 'go');
      return { kind: 'go' };
    case 'one':
    case 'several':
    case 'order': {
      const options = shuffled(seed, scene.id, asking.options);
      const ids = chosen(options, choice);
      const least = { one: 1, several: 0, order: options.length }[asking.kind];
      const most = asking.kind === 'one' ? 1 : options.length;
      fits(ids.length >= least && ids.length <= most);
      return { kind: 'chosen', ids };
    }
    case 'point':
      return { kind: 'chosen', ids: pointed(asking, choice) };
    case 'amount': {
      if (choice.kind !== 'amount') throw new CannotDo();
      fits(choice.value >= asking.least && choice.value <= asking.most);
      return { kind: 'amount', value: choice.value };
    }
    case 'cpr':
      return pressed(asking.seconds, choice, waitedS);
  }
}

function chosen(options: readonly Option[], choice: Choice) {
  if (choice.kind !== 'chosen') throw new CannotDo();
  fits(choice.ids.length <= options.length && new Set(choice.ids).size === choice.ids.length);
  return choice.ids.map((name) => {
    const option = options.find((_, index) => handed(index) === name);
    if (!option) throw new CannotDo();
    return option.id;
  });
}

/** A point outside every area. */
export const ELSEWHERE = 'elsewhere';

function pointed({ areas, most }: { areas: readonly Area[]; most: number }, choice: Choice) {
  if (choice.kind !== 'pointed') throw new CannotDo();
  const { points } = choice;
  fits(points.length > 0 && points.length <= most);
  fits(points.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1));
  const ids = points.map((point) => areas.find((area) => isInside(area, point))?.id ?? ELSEWHERE);
  return [...new Set(ids)];
}

/**
 * Ray casting: a line to the right from an inside point crosses the border an odd number of times.
 */
function isInside({ corners }: Area, { x, y }: { x: number; y: number }) {
  let inside = false;
  for (const [index, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners.at(index - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Rejects compressions later than the time that has passed. */
function pressed(seconds: number, choice: Choice, waitedS: number): Answer {
  if (choice.kind !== 'pressed') throw new CannotDo();
  const { presses, breaths } = choice;
  fits(waitedS + GRACE_S >= seconds);
  for (const moments of [presses, breaths]) {
    fits(moments.length <= MOST_PRESSES);
    fits(moments.every((moment) => moment >= 0 && moment <= 1000 * seconds));
  }
  return { kind: 'pressed', presses, breaths };
}

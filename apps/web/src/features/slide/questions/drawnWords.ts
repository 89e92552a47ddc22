import { slideTaskKindCodes } from '@cheese/domain/codes/slides/slideTask';
import {
  REGION_CORNERS,
  type SlideAsked,
  type SlideKey,
} from '@cheese/domain/questions/slide/slideWords';
import { MOST_IN_WORD, spotsIn, spotsWord } from '@cheese/domain/questions/slide/spots';
import type { TaskKey } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import type { Size } from '@cheese/slide-viewer/geometry/view';
import type { Shape } from '@cheese/slide-viewer/shapes/shape';
import { dot, ring } from '../tasks/overlays';
import { answerOf, noWork } from '../tasks/work';

/** Keeps every nth corner, to stay within the limit. */
function thinned<T>(points: readonly T[], most: number): T[] {
  const step = Math.ceil(points.length / most);
  return points.filter((_, at) => at % step === 0);
}

/** The drawing as an answer; empty if there is none. */
export function drawnWords(asked: SlideAsked, shapes: readonly Shape[], slide: Size): string[] {
  const answer = answerOf(asked, { ...noWork, shapes }, slide);
  if (answer?.kind === slideTaskKindCodes.outline)
    return [spotsWord(thinned(answer.outline, MOST_IN_WORD))];
  return answer?.kind === slideTaskKindCodes.point || answer?.kind === slideTaskKindCodes.count
    ? [spotsWord(answer.points)]
    : [];
}

/** Shapes of a stored answer. */
export function drawnShapes({ kind }: SlideAsked, [word = '']: readonly string[]): Shape[] {
  const spots = spotsIn(word) ?? [];
  if (kind !== slideTaskKindCodes.outline)
    return spots.map((spot, at) => dot(`given-${at}`, spot, 'blue'));
  return spots.length > 0 ? [ring('given', spots, 'blue')] : [];
}

/** The key to store, with the corners reduced to the limit; null for other kinds of tasks. */
export function keptKey(key: TaskKey): SlideKey | null {
  const region = 'region' in key && key.region ? thinned(key.region, REGION_CORNERS) : undefined;
  const within = region ? { region } : {};
  if (key.kind === slideTaskKindCodes.point) {
    const targets = key.targets.map((target) => thinned(target, MOST_IN_WORD));
    return { ...key, targets, ...within };
  }
  if (key.kind === slideTaskKindCodes.outline)
    return { ...key, outline: thinned(key.outline, MOST_IN_WORD), ...within };
  return key.kind === slideTaskKindCodes.count ? { ...key, region: region ?? null } : null;
}

import { slideTaskKindCodes } from '../../../codes/slides/slideTask';
import type { Spot, TaskAnswer, TaskKey } from '../../../contract/slides/shapes/slideTaskShapes';
import { gapTo } from './hits';

interface Size {
  width: number;
  height: number;
}

/** What somebody pointed at or drew; of a choice or of labels nothing. */
function spotsOf(answer: TaskAnswer): readonly Spot[] {
  switch (answer.kind) {
    case slideTaskKindCodes.point:
    case slideTaskKindCodes.count:
      return answer.points;
    case slideTaskKindCodes.outline:
      return answer.outline;
    case slideTaskKindCodes.find:
      return [answer.point];
    default:
      return [];
  }
}

const reachOf = (key: TaskKey) => ('reach' in key ? key.reach : 0);

/** A rectangle of a screen is as wide as this from its middle at most, however it is turned. */
const halfOf = ({ width, height }: Size) => Math.hypot(width, height) / 2;

export type Astray = 'slide' | 'region' | 'view';

/**
 * Where an answer goes astray, or null: beside the slide, beside the region in which the task is to
 * be done (as far off as is still right there is within), or beside what was seen when it was
 * pointed at. An outline may go beyond its region: how far it agrees says the rest.
 */
export function astray(key: TaskKey, answer: TaskAnswer, slide: Size): Astray | null {
  const spots = spotsOf(answer);
  if (spots.some(({ x, y }) => x > slide.width || y > slide.height)) return 'slide';
  if (answer.kind === slideTaskKindCodes.find && !isInView(answer)) return 'view';
  const region = 'region' in key ? key.region : null;
  if (!region || answer.kind === slideTaskKindCodes.outline) return null;
  return spots.every((spot) => gapTo(region, spot) <= reachOf(key)) ? null : 'region';
}

function isInView({ point, view }: Extract<TaskAnswer, { kind: 6 }>): boolean {
  const { frame } = view;
  if (!frame) return true;
  const gap = Math.hypot(point.x - view.x, point.y - view.y) * view.scale;
  return gap <= halfOf(frame) + 1;
}

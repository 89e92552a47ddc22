import { slideTaskKindCodes } from '../../../codes/slides/slideTask';
import type { Spot, TaskAnswer, TaskKey } from '../../../contract/slides/shapes/slideTaskShapes';
import { gapTo } from './hits';

interface Size {
  width: number;
  height: number;
}

/** The places of an answer; empty for a choice or labels. */
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

/** The largest distance of a screen's corner from its middle, at any rotation. */
const halfOf = ({ width, height }: Size) => Math.hypot(width, height) / 2;

export type Astray = 'slide' | 'region' | 'view';

/**
 * How an answer leaves its bounds, or null: off the slide, off the task's region (with the
 * tolerance added), or outside the view at the moment of pointing. An outline may exceed its
 * region, because its overlap already decides.
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

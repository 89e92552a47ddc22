import { slideTaskKindCodes } from '../../../codes/slides/slideTask';
import type { Spot, TaskAsked, TaskKey } from '../../../contract/slides/shapes/slideTaskShapes';

const within = ({ region }: { region?: Spot[] }) => (region ? { region } : {});

/**
 * The part of a task sent to learners: written field by field, so that no new field leaks by
 * itself.
 */
export function askedOf(key: TaskKey): TaskAsked {
  switch (key.kind) {
    case slideTaskKindCodes.point:
      return { kind: slideTaskKindCodes.point, targetCount: key.targets.length, ...within(key) };
    case slideTaskKindCodes.outline:
      return { kind: slideTaskKindCodes.outline, threshold: key.threshold, ...within(key) };
    case slideTaskKindCodes.count:
      return { kind: slideTaskKindCodes.count, region: key.region, allowed: key.allowed };
    case slideTaskKindCodes.label:
      return {
        kind: slideTaskKindCodes.label,
        places: key.pairs.map(({ at }) => ({ x: at.x, y: at.y })),
        // Sorted alphabetically, because their original order would reveal the pairs.
        labels: [...key.pairs.map(({ text }) => text), ...key.others].sort(),
      };
    case slideTaskKindCodes.choose:
      return {
        kind: slideTaskKindCodes.choose,
        isMultiple: key.options.filter(({ isRight }) => isRight).length > 1,
        options: key.options.map(({ text }) => text),
        region: key.region,
      };
    case slideTaskKindCodes.find:
      return { kind: slideTaskKindCodes.find, most: key.most, ...within(key) };
  }
}

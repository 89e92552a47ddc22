import type { Spot, TaskAsked, TaskKey } from '../../../contract/slides/shapes/slideTaskShapes';

const within = ({ region }: { region?: Spot[] }) => (region ? { region } : {});

/**
 * The part of a task sent to learners: written field by field, so that no new field leaks by
 * itself.
 */
export function askedOf(key: TaskKey): TaskAsked {
  switch (key.kind) {
    case 1:
      return { kind: 1, targetCount: key.targets.length, ...within(key) };
    case 2:
      return { kind: 2, threshold: key.threshold, ...within(key) };
    case 3:
      return { kind: 3, region: key.region, allowed: key.allowed };
    case 4:
      return {
        kind: 4,
        places: key.pairs.map(({ at }) => ({ x: at.x, y: at.y })),
        // Sorted alphabetically, because their original order would reveal the pairs.
        labels: [...key.pairs.map(({ text }) => text), ...key.others].sort(),
      };
    case 5:
      return {
        kind: 5,
        isMultiple: key.options.filter(({ isRight }) => isRight).length > 1,
        options: key.options.map(({ text }) => text),
        region: key.region,
      };
    case 6:
      return { kind: 6, most: key.most, ...within(key) };
  }
}

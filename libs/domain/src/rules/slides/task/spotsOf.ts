import type { Spot, TaskKey } from '../../../contract/slides/shapes/slideTaskShapes';

export function spotsOf(key: TaskKey): readonly Spot[] {
  switch (key.kind) {
    case 1:
    case 6:
      return [...key.targets.flat(), ...(key.region ?? [])];
    case 2:
      return [...key.outline, ...(key.region ?? [])];
    case 3:
      return [...key.cells, ...(key.region ?? [])];
    case 4:
      return key.pairs.map(({ at }) => at);
    case 5:
      return key.region ?? [];
  }
}

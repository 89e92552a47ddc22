import { slideTaskKindCodes } from '../../../codes/slides/slideTask';
import type { Spot, TaskKey } from '../../../contract/slides/shapes/slideTaskShapes';

export function spotsOf(key: TaskKey): readonly Spot[] {
  switch (key.kind) {
    case slideTaskKindCodes.point:
    case slideTaskKindCodes.find:
      return [...key.targets.flat(), ...(key.region ?? [])];
    case slideTaskKindCodes.outline:
      return [...key.outline, ...(key.region ?? [])];
    case slideTaskKindCodes.count:
      return [...key.cells, ...(key.region ?? [])];
    case slideTaskKindCodes.label:
      return key.pairs.map(({ at }) => at);
    case slideTaskKindCodes.choose:
      return key.region ?? [];
  }
}

import { paintBloodSmear } from './bloodSmear';
import { paintKidney } from './kidney/kidney';
import { paintLiver } from './liver';
import type { Painter } from './paint';
import { paintSkin } from './skin';
import type { TissueName } from './tissues';

/** Who draws which slide. */
export const painters: Record<TissueName, Painter> = {
  ...{ liver: paintLiver, bloodSmear: paintBloodSmear, skin: paintSkin },
  ...{ kidney: paintKidney },
};

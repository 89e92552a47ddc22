import { paintBloodSmear } from './bloodSmear';
import { paintCartilage } from './cartilage/cartilage';
import { paintColon } from './colon/colon';
import { paintEpithelia } from './epithelia/epithelia';
import { paintGut } from './gut/gut';
import { paintKidney } from './kidney/kidney';
import { paintLiver } from './liver';
import { paintLung } from './lung/lung';
import { paintMuscle } from './muscle/muscle';
import { paintNerve } from './nerve/nerve';
import type { Painter } from './paint';
import { paintPancreas } from './pancreas/pancreas';
import { paintSkin } from './skin';
import type { TissueName } from './tissues';

/** The painter of each slide. */
export const painters: Record<TissueName, Painter> = {
  liver: paintLiver,
  bloodSmear: paintBloodSmear,
  skin: paintSkin,
  kidney: paintKidney,
  gut: paintGut,
  muscle: paintMuscle,
  cartilage: paintCartilage,
  lung: paintLung,
  pancreas: paintPancreas,
  colon: paintColon,
  nerve: paintNerve,
  epithelia: paintEpithelia,
};

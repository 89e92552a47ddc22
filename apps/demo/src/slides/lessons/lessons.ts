import type { TissueName } from '@cheese/generators/tissues/tissues';
import { bloodSmearLesson } from './bloodSmear';
import { cartilageLesson } from './cartilage';
import { colonLesson } from './colon';
import { epitheliaLesson } from './epithelia';
import { gutLesson } from './gut';
import { kidneyLesson } from './kidney';
import type { Lesson } from './lesson';
import { liverLesson } from './liver';
import { lungLesson } from './lung';
import { muscleLesson } from './muscle';
import { nerveLesson } from './nerve';
import { pancreasLesson } from './pancreas';
import { skinLesson } from './skin';

export const lessons: Readonly<Record<TissueName, Lesson>> = {
  liver: liverLesson,
  bloodSmear: bloodSmearLesson,
  skin: skinLesson,
  kidney: kidneyLesson,
  gut: gutLesson,
  muscle: muscleLesson,
  cartilage: cartilageLesson,
  lung: lungLesson,
  pancreas: pancreasLesson,
  colon: colonLesson,
  nerve: nerveLesson,
  epithelia: epitheliaLesson,
};

import type { BodyPlan } from './body';
import { brain } from './brain/brain';
import { cell } from './cell/cell';
import { ear } from './ear/ear';
import { eye } from './eye/eye';
import { hand } from './hand/hand';
import { heart } from './heart/heart';
import { heartHypertrophy } from './heart/hypertrophy';
import { kidneyHydronephrosis } from './kidney/hydronephrosis';
import { kidney } from './kidney/kidney';
import { knee } from './knee/knee';
import { lung } from './lung/lung';
import { skull } from './skull/skull';
import { spine } from './spine/spine';
import { tooth } from './tooth/tooth';

export const bodies: readonly BodyPlan[] = [
  heart,
  spine,
  hand,
  eye,
  kidney,
  lung,
  skull,
  brain,
  knee,
  ear,
  tooth,
  cell,
  heartHypertrophy,
  kidneyHydronephrosis,
];

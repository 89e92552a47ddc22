import type { BodyPlan } from './body';
import { eye } from './eye/eye';
import { hand } from './hand/hand';
import { heart } from './heart/heart';
import { kidney } from './kidney/kidney';
import { lung } from './lung/lung';
import { spine } from './spine/spine';

export const bodies: readonly BodyPlan[] = [heart, spine, hand, eye, kidney, lung];

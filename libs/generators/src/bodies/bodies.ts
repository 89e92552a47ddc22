import type { BodyPlan } from './body';
import { eye } from './eye/eye';
import { hand } from './hand/hand';
import { heart } from './heart/heart';
import { spine } from './spine/spine';

export const bodies: readonly BodyPlan[] = [heart, spine, hand, eye];

import type { BodyPlan } from './body';
import { heart } from './heart/heart';
import { spine } from './spine/spine';

export const bodies: readonly BodyPlan[] = [heart, spine];

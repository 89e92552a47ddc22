import type { BodyPlan } from './body';
import { heart } from './heart/heart';

export const bodies: readonly BodyPlan[] = [heart];

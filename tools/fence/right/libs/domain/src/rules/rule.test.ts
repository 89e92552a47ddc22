// Tests may use what helps tests, and a clock.
import fc from 'fast-check';
import { world } from '../testing/world';
export const now = Date.now();

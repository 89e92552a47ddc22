// Rules follow from what they are handed.
import { randomInt } from 'node:crypto';
export const now = () => Date.now();
export const today = () => new Date();

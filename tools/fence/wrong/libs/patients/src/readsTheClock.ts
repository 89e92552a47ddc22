// Rules follow from what they are handed.
import { randomInt } from 'node:crypto';
export const now = () => Date.now();
export const today = () => new Date();
export const words = () => Date();
export const chance = () => Math.random();
export const id = () => crypto.randomUUID();
export const id = () => globalThis.crypto.getRandomValues(bytes);
export const passed = () => performance.now();

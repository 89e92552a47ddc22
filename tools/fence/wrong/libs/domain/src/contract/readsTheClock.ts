// Contracts may hold schemas; for the rest they are domain like any other file.
export const now = Date.now();
import { readFileSync } from 'node:fs';
export const today = new Date();
import { world } from '../testing/world';
export const lazyWorld = () => import('../testing/world');
export const lazyFiles = () => import('node:fs');
export const byTemplate = () => import(`../testing/world`);

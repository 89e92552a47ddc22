import type { WrittenBank } from './written';

/** The banks that are on sale, each with its questions; a folder under `banks` for each. */
export const seedBanks: readonly WrittenBank[] = [];

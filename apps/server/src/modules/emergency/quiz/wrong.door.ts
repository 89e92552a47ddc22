/** The types that other modules may import. */
export type { Trainee } from './wrong.store';

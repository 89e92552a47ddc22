export type { Trainee } from './wrong.store';

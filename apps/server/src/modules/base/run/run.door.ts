export type { OwnRun, RunKind } from './run.kind';
export { runStore } from './run.store';

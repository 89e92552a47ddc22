// Each part is imported by its file.
export { Pager } from './list/Pager';
export * from './tokens';
export const all = {};

/** The functions that other modules may import. */
export { findEntries } from './practice.simulation';
export { keepBeside } from './practice.beside';

export { findEntries } from './practice.simulation';
export { keepBeside } from './practice.beside';

/** What neighbours ask of practice. */
export { findEntries } from './practice.simulation';

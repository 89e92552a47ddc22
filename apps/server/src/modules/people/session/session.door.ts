/** The store functions that other modules may import. */
export { revokeAllBut } from './session.store';

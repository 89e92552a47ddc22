export { revokeAllBut } from './session.store';

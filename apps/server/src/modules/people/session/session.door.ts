export { revokeAllBut, selectAlive } from './session.store';

export { deleteEndedBefore, revokeAllBut, selectAlive } from './session.store';

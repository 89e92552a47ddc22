export { deleteEndedBefore, revokeAllBut } from './session.store';

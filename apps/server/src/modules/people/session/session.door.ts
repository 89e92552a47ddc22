export { deleteEndedBefore, findSchoolOfSession, revokeAllBut, selectAlive } from './session.store';

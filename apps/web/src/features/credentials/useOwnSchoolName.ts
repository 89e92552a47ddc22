import { useSessionState } from '../../session/session';

/** Of the school in which the signed-in person is. */
export const useOwnSchoolName = () => useSessionState().person?.all.user.organisation?.name ?? '';

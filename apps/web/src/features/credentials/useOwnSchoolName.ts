import { useSessionState } from '../../session/session';

/** The school of the current session. */
export const useOwnSchoolName = () => useSessionState().person?.all.user.organisation?.name ?? '';

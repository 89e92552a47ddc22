import { useSessionState } from '../../session/session';

export const useOwnSchoolName = () => useSessionState().person?.all.user.organisation?.name ?? '';

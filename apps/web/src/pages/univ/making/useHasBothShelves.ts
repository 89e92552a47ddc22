import { useSessionState } from '../../../session/session';
import { stands } from '../../../session/standing';

/** Whoever teaches and runs the platform says for whom they make something. */
export function useHasBothShelves(): boolean {
  const user = useSessionState().person?.all.user;
  return !!user && stands(user, 'teacher') && stands(user, 'platformAdmin');
}

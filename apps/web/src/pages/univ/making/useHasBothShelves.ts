import { useSessionState } from '../../../session/session';
import { hasRole } from '../../../session/requiredRole';

/** A user who is both teacher and platform administrator chooses the owner of new content. */
export function useHasBothShelves(): boolean {
  const user = useSessionState().person?.all.user;
  return !!user && hasRole(user, 'teacher') && hasRole(user, 'platformAdmin');
}

import { useSessionState } from '../../../session/session';
import { stands } from '../../../session/standing';

/** A user who is both teacher and platform administrator chooses the owner of new content. */
export function useHasBothShelves(): boolean {
  const user = useSessionState().person?.all.user;
  return !!user && stands(user, 'teacher') && stands(user, 'platformAdmin');
}

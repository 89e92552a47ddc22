import { useLocation } from 'react-router-dom';
import { useSessionState } from '../../session/session';
import { areaOfPath, workplaceOf } from './workAreas';

export function useWorkplace() {
  const { pathname } = useLocation();
  const { person } = useSessionState();
  if (!person) return null;
  const workplace = workplaceOf(person.all.user, pathname);
  return { ...workplace, here: areaOfPath(workplace.areas, pathname) };
}

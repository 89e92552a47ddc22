import { useLocation } from 'react-router-dom';
import { useSchoolRights } from '../../features/schoolRights/useSchoolRights';
import { useSessionState } from '../../session/session';
import { areaOfPath, workplaceOf } from './workAreas';

export function useWorkplace() {
  const { pathname } = useLocation();
  const { person } = useSessionState();
  const { rights } = useSchoolRights();
  if (!person) return null;
  const workplace = workplaceOf(person.all.user, pathname, rights);
  return { ...workplace, here: areaOfPath(workplace.groups, pathname) };
}

import { neighbourPaths } from '@cheese/domain/codes/people/neighbours';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Navigate } from 'react-router-dom';
import { useSessionState } from '../../session/session';
import { hasRole } from '../../session/requiredRole';
import { texts } from './texts';
import { WorkOverview } from './WorkOverview';

/** Home of teachers; other roles are redirected to theirs. */
export default function UnivPage() {
  const { person } = useSessionState();
  if (!person) return <RowsSkeleton />;
  const { user } = person.all;
  if (hasRole(user, 'schoolAdmin')) return <Navigate replace to={neighbourPaths.universityAdmin} />;
  if (!hasRole(user, 'teacher')) return <Navigate replace to={neighbourPaths.universityStudy} />;
  return <WorkOverview title={texts.teaching} />;
}

import { useGetUserAllInforQuery } from '@cheese/api-client/people/user';
import { Content } from '@cheese/ui/frame/Content';
import Alert from '@mui/material/Alert';
import { useSessionState } from '../session/session';
import { texts } from './texts';

/** Tells members of a suspended school what no longer works and what still does. */
export function SuspendedSchools() {
  const { isSignedIn, person } = useSessionState();
  const user = person?.all.user;
  // A user stored by an older version of the site has no such list.
  if (!isSignedIn || !user?.suspendedSchools?.length) return null;
  return <Told />;
}

/** Refetched, because the school may have been resumed since the user was stored. */
function Told() {
  const { data } = useGetUserAllInforQuery(undefined, { refetchOnMountOrArgChange: true });
  const { suspendedSchools = [], organisation = null } = data?.user ?? {};
  if (suspendedSchools.length === 0) return null;
  return (
    <Content>
      <Alert severity="warning" sx={{ mt: 2 }}>
        {texts.suspended(suspendedSchools.join('、'))}
        {organisation && texts.nowHere(organisation.name)}
      </Alert>
    </Content>
  );
}

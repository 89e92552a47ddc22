import { useGetUserAllInforQuery } from '@cheese/api-client/people/user';
import { Content } from '@cheese/ui/frame/Content';
import Alert from '@mui/material/Alert';
import { texts } from './texts';

/** Refetched, because the school may have been resumed since the user was stored. */
export function SuspendedTold() {
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

import { useGetUserHaloQuery } from '@cheese/api-client/people/user';
import { memberState } from '@cheese/domain/rules/shop/memberState';
import { userMenu } from '@cheese/domain/rules/people/userMenu';
import { messages } from '@cheese/domain/texts/messages';
import { AppLink } from '@cheese/ui/links/AppLink';
import Typography from '@mui/material/Typography';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { useState } from 'react';
import { useSessionState } from '../../../session/session';
import type { AreaName } from '../../areas';
import { texts } from '../texts';
import { SchoolItems } from '../../../features/ownSchools/SchoolItems';
import { useLogOut } from './useLogOut';
import { userMenuLinks } from './userMenuLinks';

export function UserMenuItems({ area }: { area: AreaName }) {
  const { person } = useSessionState();
  const logOut = useLogOut();
  const hrefs = userMenuLinks(area);
  const user = person?.all.user;
  return (
    <>
      <MemberLine />
      {user?.organisation && <SchoolItems />}
      {userMenu(user?.orgUserRole?.code, user?.isPlatformAdmin).map((entry) => (
        <li key={entry}>
          {entry === 'divider' ? (
            <hr />
          ) : entry === 'logOut' ? (
            <button type="button" onClick={() => void logOut()}>
              {messages.logOut}
            </button>
          ) : (
            <AppLink href={hrefs[entry]}>{messages[entry]}</AppLink>
          )}
        </li>
      ))}
    </>
  );
}

/** End of the membership; renders nothing for non-members. */
function MemberLine() {
  const { data = [] } = useGetUserHaloQuery();
  const [now] = useState(Date.now);
  const { expiration } = memberState(data, now);
  if (expiration === null) return null;
  return (
    <li>
      <Typography
        variant="caption"
        sx={{ display: 'block', whiteSpace: 'nowrap', px: 2, py: 1, color: 'accent.text' }}
      >
        {texts.memberUntil(chinaDay(expiration))}
      </Typography>
    </li>
  );
}

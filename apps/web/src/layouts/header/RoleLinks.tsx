import { NavItem } from '@cheese/ui/frame/NavItem';
import { styled } from '@mui/material/styles';
import { useSessionState } from '../../session/session';
import { barLinksOfRole } from './roleLinks';

/** Room for the first from 1440 on, for both from 1680 on; the user menu always has them. */
const Links = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'none',
  [breakpoints.up('barMiddle')]: { display: 'flex', '& > :not(:first-child)': { display: 'none' } },
  [breakpoints.up('barWide')]: { '& > :not(:first-child)': { display: 'flex' } },
}));

export function RoleLinks() {
  const { person } = useSessionState();
  return (
    <Links>
      {barLinksOfRole(person?.all.user.orgUserRole?.code).map(({ label, href }) => (
        <NavItem key={href} href={href}>
          {label}
        </NavItem>
      ))}
    </Links>
  );
}

import { barDown } from '@cheese/ui/frame/barRoom';
import { NavItem } from '@cheese/ui/frame/NavItem';
import { styled } from '@mui/material/styles';
import { useSessionState } from '../../../session/session';
import { barLinksOfRole } from './roleLinks';

/** The bar has room for one link from 1440 px on; the user menu always lists all of them. */
const Link = styled('div')(({ theme }) => ({
  [barDown(theme, 'barMiddle')]: { display: 'none' },
}));

export function RoleLink() {
  const { person } = useSessionState();
  const [link] = barLinksOfRole(person?.all.user.orgUserRole?.code);
  return (
    link && (
      <Link className="ofRole">
        <NavItem href={link.href}>{link.label}</NavItem>
      </Link>
    )
  );
}

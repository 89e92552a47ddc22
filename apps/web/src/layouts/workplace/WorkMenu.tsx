import { NavItem } from '@cheese/ui/frame/NavItem';
import { useLocation } from 'react-router-dom';
import { useSessionState } from '../../session/session';
import { areaOfPath, workAreasOf } from './workAreas';

/** The entries of the menu, wherever it stands: only what is open to who is signed in. */
export function WorkMenu() {
  const { pathname } = useLocation();
  const { person } = useSessionState();
  const areas = workAreasOf(person?.all.user);
  const here = areaOfPath(areas, pathname);
  return areas.map(({ href, name }) => (
    <NavItem key={href} href={href} active={href === here}>
      {name}
    </NavItem>
  ));
}

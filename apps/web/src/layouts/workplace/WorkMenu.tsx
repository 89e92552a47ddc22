import { NavItem } from '@cheese/ui/frame/NavItem';
import { useWorkplace } from './useWorkplace';

/** The entries of the menu, wherever it stands: only what is open to who is signed in. */
export function WorkMenu() {
  const workplace = useWorkplace();
  return workplace?.areas.map(({ href, name }) => (
    <NavItem key={href} href={href} active={href === workplace.here}>
      {name}
    </NavItem>
  ));
}

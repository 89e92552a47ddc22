import { NavItem } from '@cheese/ui/frame/NavItem';
import { useWorkplace } from './useWorkplace';

/** Menu entries that the user may open. */
export function WorkMenu() {
  const workplace = useWorkplace();
  return workplace?.areas.map(({ href, name }) => (
    <NavItem key={href} href={href} active={href === workplace.here}>
      {name}
    </NavItem>
  ));
}

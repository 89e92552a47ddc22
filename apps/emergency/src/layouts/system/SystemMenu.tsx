import { NavItem } from '@cheese/ui/frame/NavItem';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { texts } from '../texts';
import { systemAreas } from './systemAreas';

/** The menu entries, for the side and for the drawer. */
export function SystemMenu() {
  const { pathname } = useLocation();
  const isHere = (href: string) => pathname.toLowerCase() === href.toLowerCase();
  return (
    <>
      <NavItem href={paths.system.home()} active={isHere(paths.system.home())}>
        {texts.overview}
      </NavItem>
      {systemAreas.map(({ href, name }) => (
        <NavItem key={href} href={href} active={isHere(href)}>
          {name}
        </NavItem>
      ))}
    </>
  );
}

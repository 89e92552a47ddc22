import { NavItem } from '@cheese/ui/frame/NavItem';
import { useLocation } from 'react-router-dom';
import { type HeaderLink, leadsHere } from './links';

export function NavLinks({ links }: { links: readonly HeaderLink[] }) {
  const here = useLocation();
  return links.map(({ label, href }) => (
    <NavItem key={href} href={href} active={leadsHere(href, here)}>
      {label}
    </NavItem>
  ));
}

import { AppLink } from '@cheese/ui/links/AppLink';
import { MenuPopup } from '@cheese/ui/popup/MenuPopup';
import { useLocation } from 'react-router-dom';
import { type HeaderLink, leadsHere } from './links';

/** Links that do not fit into the bar. */
export function MoreMenu({ label, links }: { label: string; links: readonly HeaderLink[] }) {
  const here = useLocation();
  const isHere = ({ href }: HeaderLink) => leadsHere(href, here);
  return (
    <MenuPopup label={label} active={links.some(isHere)}>
      {links.map((link) => (
        <li key={link.href}>
          <AppLink href={link.href} {...(isHere(link) && { 'aria-current': 'page' })}>
            {link.label}
          </AppLink>
        </li>
      ))}
    </MenuPopup>
  );
}

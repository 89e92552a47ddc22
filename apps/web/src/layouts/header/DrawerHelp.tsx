import { messages } from '@cheese/domain/texts/messages';
import { NavItem } from '@cheese/ui/frame/NavItem';
import { telHref } from '@cheese/ui/links/telHref';
import { paths } from '../../paths';
import { useSettings } from '../../settings/settings';
import { type AreaName, areas } from '../areas';
import { DrawerGroup } from './DrawerGroup';
import { NavLinks } from './NavLinks';
import { texts } from './texts';

/**
 * The links of the side widget, for narrow windows. A phone cannot scan its own screen, so the QR
 * codes become links.
 */
export function DrawerHelp({ area }: { area: AreaName }) {
  const { hotline, followAddress } = useSettings();
  const { showType } = areas[area];
  return (
    <DrawerGroup aria-labelledby="drawer-help">
      <h2 id="drawer-help">{messages.supportHours}</h2>
      <NavItem href={telHref(hotline)}>{hotline}</NavItem>
      {followAddress && <NavItem href={followAddress}>{texts.follow}</NavItem>}
      <NavLinks
        links={[
          { label: messages.helpCenter, href: paths.help({ ...(showType && { showType }) }) },
        ]}
      />
    </DrawerGroup>
  );
}

import ArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { messages } from '@cheese/domain/texts/messages';
import { shopMessages } from '@cheese/domain/texts/shopMessages';
import { AppLink } from '@cheese/ui/links/AppLink';
import { PopupList } from '@cheese/ui/popup/PopupList';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { TagLabel } from '../../features/tagCascader/TagLabel';
import { TagPanel } from '../../features/tagCascader/TagPanel';
import { useMemberCentreLink } from '../../navigation/useMemberCentreLink';
import { useSessionState } from '../../session/session';
import { useLoginLink } from '../../session/useLoginLink';
import type { AreaName } from '../areas';
import { DrawerGroup } from './DrawerGroup';
import { DrawerHelp } from './DrawerHelp';
import { type HeaderLink, moreLinks, productLinks } from './links';
import { NavLinks } from './NavLinks';
import { linksOfRole } from './account/roleLinks';
import { texts } from './texts';
import { useResources } from './useResources';

const inset = { paddingInline: 24 };

interface DrawerContentProps {
  area?: AreaName;
  links: readonly HeaderLink[];
  /** Closes the drawer. Links close it by themselves. */
  onDone: () => void;
}

/** All links of the headers, for windows that are too narrow for them. */
export default function DrawerContent({ area = 'main', links, onDone }: DrawerContentProps) {
  // By name, because 更多 may link to a listed product by another address, such as its login.
  const others = moreLinks.filter(
    ({ label }) => ![...links, ...productLinks].some((link) => link.label === label),
  );
  return (
    <>
      <Tags onDone={onDone} />
      <DrawerGroup aria-label={texts.main}>
        <NavLinks links={links} />
      </DrawerGroup>
      <DrawerGroup aria-labelledby="drawer-products">
        <h2 id="drawer-products">{texts.products}</h2>
        <NavLinks
          links={productLinks.filter(({ href }) => !links.some((link) => link.href === href))}
        />
      </DrawerGroup>
      <Resources />
      <DrawerGroup aria-labelledby="drawer-more">
        <h2 id="drawer-more">{messages.more}</h2>
        <NavLinks links={others} />
      </DrawerGroup>
      <Own />
      <DrawerHelp area={area} />
    </>
  );
}

/** Expands within the drawer, which has no room for a panel. */
function Tags({ onDone }: { onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ mx: 2, mb: 1 }}
      >
        <TagLabel />
        <ArrowDown aria-hidden fontSize="small" />
      </Button>
      {isOpen && <TagPanel onDone={onDone} />}
    </div>
  );
}

function Resources() {
  const resources = useResources();
  return (
    <DrawerGroup aria-labelledby="drawer-resources">
      <h2 id="drawer-resources">{texts.resources}</h2>
      <PopupList>
        {resources.map(({ id, title, link, isChosen }) => (
          <li key={id}>
            <AppLink {...link} style={inset} {...(isChosen && { 'aria-current': 'true' })}>
              {title}
            </AppLink>
          </li>
        ))}
      </PopupList>
    </DrawerGroup>
  );
}

function Own() {
  const { isSignedIn, person } = useSessionState();
  const wayIn = useMemberCentreLink();
  const way = useLoginLink();
  return (
    <DrawerGroup aria-label={texts.account}>
      {isSignedIn && <NavLinks links={linksOfRole(person?.all.user.orgUserRole?.code)} />}
      <Button color="inherit" {...wayIn()} sx={{ mx: 2 }}>
        {shopMessages.membershipCenter}
      </Button>
      {isSignedIn === false && (
        <Button variant="contained" {...way} sx={{ mx: 2 }}>
          {texts.logInOrRegister}
        </Button>
      )}
    </DrawerGroup>
  );
}

import ArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { messages } from '@cheese/domain/texts/messages';
import { shopMessages } from '@cheese/domain/texts/shopMessages';
import { AppLink } from '@cheese/ui/AppLink';
import { PopupList } from '@cheese/ui/popup/PopupList';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { TagLabel } from '../../features/tagCascader/TagLabel';
import TagPanel from '../../features/tagCascader/TagPanel';
import { paths } from '../../paths';
import { useSessionState } from '../../session';
import { useSettings } from '../../settings';
import { useGate } from '../../useGate';
import { type HeaderLink, moreLinks, productLinks } from './links';
import { NavLinks } from './NavLinks';
import { linksOfRole } from './roleLinks';
import { texts } from './texts';
import { useResources } from './useResources';

const Group = styled('section')(({ theme }) => ({
  padding: '8px 0',
  borderTop: `1px solid ${theme.palette.hairline}`,
  '& > h2': {
    ...theme.typography.caption,
    padding: '8px 24px',
    color: theme.palette.text.third,
  },
}));

const inset = { paddingInline: 24 };

/** Everything of the headers, one below the other, for where they have no room. */
export default function DrawerContent({ links }: { links: readonly HeaderLink[] }) {
  const { emergencyOrigin } = useSettings();
  const others = moreLinks(emergencyOrigin).filter(
    ({ href }) => ![...links, ...productLinks].some((link) => link.href === href),
  );
  return (
    <>
      <Tags />
      <Group aria-label={texts.main}>
        <NavLinks links={links} />
      </Group>
      <Group aria-labelledby="drawer-products">
        <h2 id="drawer-products">{texts.products}</h2>
        <NavLinks
          links={productLinks.filter(({ href }) => !links.some((link) => link.href === href))}
        />
      </Group>
      <Resources />
      <Group aria-labelledby="drawer-more">
        <h2 id="drawer-more">{messages.more}</h2>
        <NavLinks links={others} />
      </Group>
      <Own />
    </>
  );
}

/** The major is chosen in the drawer itself: a panel over it would find no room. */
function Tags() {
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
      {isOpen && <TagPanel onDone={() => setOpen(false)} />}
    </div>
  );
}

function Resources() {
  const resources = useResources();
  return (
    <Group aria-labelledby="drawer-resources">
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
    </Group>
  );
}

/** What belongs to who is signed in, or the ways in. */
function Own() {
  const { isSignedIn, person } = useSessionState();
  const gate = useGate();
  return (
    <Group aria-label={texts.account}>
      {isSignedIn && <NavLinks links={linksOfRole(person?.all.user.orgUserRole?.code)} />}
      <Button color="inherit" {...gate(paths.memberCard())} sx={{ mx: 2 }}>
        {shopMessages.membershipCenter}
      </Button>
      {isSignedIn === false && (
        <Button variant="contained" href={paths.login()} sx={{ mx: 2 }}>
          {texts.logInOrRegister}
        </Button>
      )}
    </Group>
  );
}

import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import WeChatIcon from '@mui/icons-material/QrCode2';
import { messages } from '@cheese/domain/texts/messages';
import { BackToTop } from '@cheese/ui/frame/BackToTop';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { paths } from '../../paths';
import { useSettings } from '../../settings/settings';
import { type AreaName, areas } from '../areas';
import { HotlineCard } from './HotlineCard';
import { texts } from './texts';
import { WidgetButton } from './WidgetButton';

const CodeCard = lazyPart(() => import('../CodeCard'));

const column = {
  position: 'fixed',
  // Beside the content where there is room, and above the footer's words.
  right: { xs: 12, md: 8, barMiddle: 24 },
  bottom: { xs: 'calc(24px + var(--foot-bar, 0px))', md: 160 },
  zIndex: 'speedDial',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
};

/** On a phone the column would lie over the page: the drawer has the same (header/DrawerHelp). */
const fromTablet = { display: { xs: 'none', md: 'contents' } };

/** What helps on every page, at the side of the window. */
export default function SideWidget({ area }: { area: AreaName }) {
  const { followAddress } = useSettings();
  const { showType } = areas[area];
  return (
    <Box component="aside" aria-label={texts.widget} sx={column}>
      <Box sx={fromTablet}>
        <WidgetButton name={texts.phone} icon={<PhoneIcon />}>
          <HotlineCard />
        </WidgetButton>
        <WidgetButton name={texts.follow} icon={<WeChatIcon />}>
          <Suspense fallback={null}>
            <CodeCard path={followAddress} alt={texts.followCode} caption={texts.followHint} />
          </Suspense>
        </WidgetButton>
        <WidgetButton
          name={messages.helpCenter}
          icon={<HelpIcon />}
          href={paths.help({ ...(showType && { showType }) })}
        />
      </Box>
      <BackToTop inline />
    </Box>
  );
}

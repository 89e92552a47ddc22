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
import { besideContent, overContent } from './besideContent';
import { HotlineCard } from './HotlineCard';
import { texts } from './texts';
import { WidgetButton } from './WidgetButton';

const CodeCard = lazyPart(() => import('../CodeCard'));

const column = {
  position: 'fixed',
  right: { xs: 12, barMiddle: 24 },
  bottom: 'calc(24px + var(--foot-bar, 0px))',
  zIndex: 'speedDial',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  // Beside the content the buttons stay above the text of the footer.
  [besideContent]: { bottom: 160 },
};

/**
 * Without room beside the content the buttons would cover it; drawer (header/DrawerHelp) and footer
 * have the same links.
 */
const whereThereIsRoom = { display: 'contents', [overContent]: { display: 'none' } };

export default function SideWidget({ area }: { area: AreaName }) {
  const { followAddress } = useSettings();
  const { showType } = areas[area];
  return (
    <Box component="aside" aria-label={texts.widget} sx={column}>
      <Box sx={whereThereIsRoom}>
        <WidgetButton name={texts.phone} icon={<PhoneIcon />}>
          <HotlineCard />
        </WidgetButton>
        {followAddress && (
          <WidgetButton name={texts.follow} icon={<WeChatIcon />}>
            <Suspense fallback={null}>
              <CodeCard path={followAddress} alt={texts.followCode} caption={texts.followHint} />
            </Suspense>
          </WidgetButton>
        )}
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

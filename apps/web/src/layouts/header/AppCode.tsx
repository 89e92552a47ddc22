import PhoneIcon from '@mui/icons-material/PhoneIphone';
import { PopupBox, PopupPanel } from '@cheese/ui/popup/Popup';
import { usePopup } from '@cheese/ui/popup/usePopup';
import { barDown } from '@cheese/ui/frame/barRoom';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { paths } from '../../paths';
import { texts } from './texts';
import { lazyPart } from '../../loading/lazyPart';

const AppCard = lazyPart(() => import('./AppCard'));

const FromDesktop = styled(PopupBox)(({ theme }) => ({
  [barDown(theme, 'barNarrow')]: { display: 'none' },
}));

/** A link to the download page; hover and focus show a QR code for the phone. */
export function AppCode() {
  const { isOpen, panelId, box, trigger } = usePopup({ opensOnHover: true });
  return (
    <FromDesktop {...box}>
      <IconButton {...trigger} href={paths.download()} aria-label={texts.app}>
        <PhoneIcon />
      </IconButton>
      {isOpen && (
        <PopupPanel id={panelId} align="end">
          <Suspense fallback={null}>
            <AppCard />
          </Suspense>
        </PopupPanel>
      )}
    </FromDesktop>
  );
}

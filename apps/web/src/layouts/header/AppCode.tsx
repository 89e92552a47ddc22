import PhoneIcon from '@mui/icons-material/PhoneIphone';
import { PopupBox, PopupPanel } from '@cheese/ui/popup/Popup';
import { usePopup } from '@cheese/ui/popup/usePopup';
import IconButton from '@mui/material/IconButton';
import { Suspense } from 'react';
import { paths } from '../../paths';
import { texts } from './texts';
import { lazyPart } from '../../loading/lazyPart';

const AppCard = lazyPart(() => import('./AppCard'));

const fromDesktop = { display: { xs: 'none', barNarrow: 'flex' } };

/** Leads to the download; under the mouse and with the focus it shows the code for the phone. */
export function AppCode() {
  const { isOpen, panelId, box, trigger } = usePopup({ opensOnHover: true });
  return (
    <PopupBox {...box} sx={fromDesktop}>
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
    </PopupBox>
  );
}

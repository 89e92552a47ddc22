import ArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { BarButton } from '@cheese/ui/frame/BarButton';
import { PopupBox, PopupPanel } from '@cheese/ui/popup/Popup';
import { usePopup } from '@cheese/ui/popup/usePopup';
import { Suspense } from 'react';
import { TagLabel } from './TagLabel';
import { texts } from './texts';
import { lazyPart } from '../../loading/lazyPart';

/** Loaded when first opened. */
const TagPanel = lazyPart(async () => {
  const { TagPanel: Part } = await import('./TagPanel');
  return { default: Part };
});

export function TagChooser() {
  const { isOpen, done, panelId, box, trigger } = usePopup();
  return (
    <PopupBox {...box}>
      <BarButton type="button" {...trigger}>
        <TagLabel />
        <ArrowDown aria-hidden fontSize="small" />
      </BarButton>
      {isOpen && (
        <PopupPanel id={panelId} label={texts.choose}>
          <Suspense fallback={<div style={{ width: 320, height: 320 }} />}>
            <TagPanel onDone={done} />
          </Suspense>
        </PopupPanel>
      )}
    </PopupBox>
  );
}

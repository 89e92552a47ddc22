import ArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { type ReactNode, Suspense } from 'react';
import { BarButton } from '../frame/BarButton';
import { PopupBox, PopupPanel, type PopupAlign } from './Popup';
import { PopupList } from './PopupList';
import { usePopup } from './usePopup';
import { walkByArrows } from './walkByArrows';

interface MenuPopupProps {
  label: ReactNode;
  /** Accessible name, if it differs from the label. */
  name?: string;
  align?: PopupAlign;
  /** True if the current page is in the list. */
  active?: boolean;
  /** `<li>`s; they may load when they are first shown. */
  children: ReactNode;
}

/** A button with a menu of links; arrow keys move through it. */
export function MenuPopup({ label, name, align, active = false, children }: MenuPopupProps) {
  const { isOpen, close, panelId, box, trigger } = usePopup();
  return (
    <PopupBox {...box} onKeyDown={isOpen ? walkByArrows : undefined}>
      <BarButton
        type="button"
        aria-label={name}
        {...trigger}
        {...(active && { 'aria-current': true })}
      >
        {label}
        <ArrowDown aria-hidden fontSize="small" />
      </BarButton>
      {isOpen && (
        <PopupPanel id={panelId} onLeave={close} {...(align && { align })}>
          <PopupList>
            <Suspense fallback={<li>…</li>}>{children}</Suspense>
          </PopupList>
        </PopupPanel>
      )}
    </PopupBox>
  );
}

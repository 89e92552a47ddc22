import { PopupBox, PopupPanel } from '@cheese/ui/popup/Popup';
import { usePopup } from '@cheese/ui/popup/usePopup';
import { floatingButton } from '@cheese/ui/frame/floatingButton';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface WidgetButtonProps {
  name: string;
  icon: ReactNode;
  /** Where it leads, where it shows nothing itself. */
  href?: string;
  /** What it shows beside itself under the mouse, with the focus and at a touch. */
  children?: ReactNode;
}

export function WidgetButton({ name, icon, href, children }: WidgetButtonProps) {
  const { isOpen, panelId, box, trigger } = usePopup({ opensOnHover: true });
  if (href) {
    return (
      <IconButton href={href} aria-label={name} title={name} sx={floatingButton}>
        {icon}
      </IconButton>
    );
  }
  return (
    <PopupBox {...box}>
      <IconButton {...trigger} aria-label={name} sx={floatingButton}>
        {icon}
      </IconButton>
      {isOpen && (
        <PopupPanel id={panelId} align="beside" label={name}>
          {children}
        </PopupPanel>
      )}
    </PopupBox>
  );
}

import { PopupBox, PopupPanel } from '@cheese/ui/popup/Popup';
import { usePopup } from '@cheese/ui/popup/usePopup';
import { floatingButton } from '@cheese/ui/frame/floatingButton';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface WidgetButtonProps {
  name: string;
  icon: ReactNode;
  /** Link target, if the button shows no panel. */
  href?: string;
  /** Panel shown on hover, focus and touch. */
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

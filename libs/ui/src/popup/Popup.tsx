import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius, raised } from '../tokens';

/** The box around the button and its popup. */
export const PopupBox = styled('div')({ position: 'relative', display: 'flex', minWidth: 0 });

export type PopupAlign = 'start' | 'end' | 'stretch' | 'beside';

const places: Record<PopupAlign, object> = {
  start: { top: '100%', left: 0, paddingTop: 4 },
  end: { top: '100%', right: 0, paddingTop: 4 },
  stretch: { top: '100%', left: 0, right: 0, minWidth: 'min(360px, 100vw - 112px)', paddingTop: 4 },
  beside: { bottom: 0, right: '100%', paddingRight: 12 },
};

/** Padding instead of a gap, so that the mouse does not leave it on the way from the button. */
const Place = styled('div')(({ theme }) => ({ position: 'absolute', zIndex: theme.zIndex.modal }));

const Card = styled('div')(({ theme }) => ({
  minWidth: '100%',
  maxWidth: 'calc(100vw - 32px)',
  padding: '8px 0',
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: radius.card,
  boxShadow: raised,
}));

interface PopupPanelProps {
  id?: string;
  align?: PopupAlign;
  /** Accessible name, if it is more than a list of links. */
  label?: string;
  /** Called when a link inside is followed. */
  onLeave?: () => void;
  /** A click inside keeps the focus in the field outside. */
  keepsFocus?: boolean;
  children: ReactNode;
}

export function PopupPanel(props: PopupPanelProps) {
  const { id, align = 'start', label, onLeave, keepsFocus = false, children } = props;
  return (
    <Place
      id={id}
      style={places[align]}
      {...(label && { role: 'group', 'aria-label': label })}
      onMouseDown={keepsFocus ? (event) => event.preventDefault() : undefined}
      onClick={({ target }) => {
        if ((target as Element).closest('a')) onLeave?.();
      }}
    >
      <Card>{children}</Card>
    </Place>
  );
}

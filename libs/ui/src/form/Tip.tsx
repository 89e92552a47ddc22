import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A tooltip in plain CSS, without a positioning library. */
export const Bubble = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  bottom: 'calc(100% + 4px)',
  zIndex: theme.zIndex.tooltip,
  padding: '4px 8px',
  color: theme.palette.surface,
  backgroundColor: theme.palette.text.primary,
  borderRadius: 4,
  boxShadow: theme.shadows[1],
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
}));

const Host = styled('span')({
  position: 'relative',
  display: 'inline-block',
  '&:not(:hover, :focus-within) > .tip': { visibility: 'hidden' },
  '& > .tip': { right: '50%', transform: 'translateX(50%)' },
  '&.atEnd > .tip': { right: 0, transform: 'none' },
});

interface TipProps {
  /** Label for what is inside, which shows only an icon. */
  text: string;
  atEnd?: boolean;
  children: ReactNode;
}

export function Tip({ text, atEnd = false, children }: TipProps) {
  return (
    <Host className={atEnd ? 'atEnd' : ''}>
      {children}
      <Bubble className="tip" aria-hidden>
        {text}
      </Bubble>
    </Host>
  );
}

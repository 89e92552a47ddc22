import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import MoreVert from '@mui/icons-material/MoreVert';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useIsNarrow } from './useIsNarrow';

const MORE = '更多工具';

/** Hidden instead of unmounted, so that what a tool has opened stays open. */
const Tray = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  right: 8,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  minWidth: 160,
  padding: 8,
  borderRadius: '0 0 8px 8px',
  boxShadow: theme.shadows[1],
  backgroundColor: theme.palette.viewer.panel,
  '& button, & a': { justifyContent: 'flex-start', width: '100%', minHeight: 44 },
  '&[hidden]': { display: 'none' },
}));

/** On a phone the tools fold behind one button, to keep the bar to one row. */
export function BarTools({ children }: { children: ReactNode }) {
  return useIsNarrow() ? <Folded>{children}</Folded> : children;
}

function Folded({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const onKeyDown = ({ key, currentTarget, target }: KeyboardEvent) => {
    // Esc closes a tool's own popup first.
    if (key !== 'Escape' || !currentTarget.contains(target as Node)) return;
    close();
    button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        aria-label={MORE}
        title={MORE}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <MoreVert />
      </IconButton>
      <ClickAwayListener
        onClickAway={({ target }) => {
          if (isOpen && !button.current?.contains(target as Node)) close();
        }}
      >
        <Tray role="group" aria-label={MORE} hidden={!isOpen} onKeyDown={onKeyDown}>
          {children}
        </Tray>
      </ClickAwayListener>
    </>
  );
}

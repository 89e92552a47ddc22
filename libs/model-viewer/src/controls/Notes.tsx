import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Pin } from '../model/part';
import { type SightStore, useSight } from '../stage/sight';
import { texts } from '../texts';
import { PinPictures } from './PinPictures';

const Over = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  '& > button': {
    ...theme.typography.caption,
    position: 'absolute',
    width: 24,
    height: 24,
    padding: 0,
    transform: 'translate(-50%, -50%)',
    color: theme.palette.accent.contrastText,
    backgroundColor: theme.palette.accent.main,
    border: 'none',
    borderRadius: '50%',
    cursor: 'pointer',
    pointerEvents: 'auto',
  },
  '& > div': {
    ...theme.typography.body2,
    position: 'absolute',
    top: 12,
    left: 12,
    right: 12,
    maxWidth: 360,
    maxHeight: '50%',
    overflow: 'auto',
    padding: '8px 12px',
    borderRadius: 8,
    color: theme.palette.viewer.text,
    backgroundColor: theme.palette.viewer.panel,
    pointerEvents: 'auto',
  },
  '& header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& header button': { color: 'inherit' },
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

/** Pins in the model, which hide behind it, and what the open one says. */
export function Notes({ store, pins }: { store: SightStore; pins: readonly Pin[] }) {
  const sight = useSight(store);
  const [openId, setOpenId] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const open = pins.find(({ id }) => id === openId);
  if (!sight) return null;
  const close = () => {
    box.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    setOpenId(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  return (
    <Over ref={box} onKeyDown={onKeyDown}>
      {pins.map(({ id, title, place, partId }, at) => {
        const there = sight.shifted(place, partId);
        const on = sight.project(there);
        if (!on || !sight.sees(there, null)) return null;
        return (
          <button
            key={id}
            type="button"
            aria-label={texts.pin(title)}
            aria-expanded={id === openId}
            style={{ left: on.x, top: on.y }}
            onClick={() => setOpenId(id === openId ? null : id)}
          >
            {at + 1}
          </button>
        );
      })}
      {open && (
        <div role="region" aria-label={texts.pin(open.title)}>
          <header>
            <strong>{open.title}</strong>
            <IconButton size="small" aria-label={texts.closePin} onClick={close}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </header>
          {open.text && <p>{open.text}</p>}
          <PinPictures key={open.id} pin={open} />
        </div>
      )}
    </Over>
  );
}

import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useState } from 'react';
import { arrowKeys } from './arrowKeys';
import type { Picture } from './Gallery';
import { texts } from './texts';

interface LightboxProps {
  pictures: readonly Picture[];
  at: number;
  onGo: (to: number) => void;
  onClose: () => void;
}

const paper = { bgcolor: 'viewer.ground', color: 'viewer.text', borderRadius: 0 };
const bar = { display: 'flex', justifyContent: 'center', gap: 1, p: 1, bgcolor: 'viewer.panel' };
const stage = { flex: 1, display: 'flex', overflow: 'auto', minHeight: 0 };
const largest = 4;

/** A picture at full window size, with zoom and scrolling. */
export default function Lightbox({ pictures, at, onGo, onClose }: LightboxProps) {
  const [zoom, setZoom] = useState(1);
  const shown = pictures[at];
  const scale = (by: number) => setZoom(Math.max(1, Math.min(largest, zoom * by)));
  const turn = (to: number) => {
    setZoom(1);
    onGo(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') scale(1.5);
    else if (event.key === '-') scale(1 / 1.5);
    else if (event.key === '0') setZoom(1);
    else arrowKeys(at, turn)(event);
    // Keep the keys from the gallery behind; only Escape passes.
    if (event.key !== 'Escape') event.stopPropagation();
  };
  const tools = [
    { name: texts.previous, Icon: ChevronLeft, act: () => turn(at - 1), off: at === 0 },
    { name: texts.zoomOut, Icon: ZoomOut, act: () => scale(1 / 1.5), off: zoom === 1 },
    { name: texts.zoomIn, Icon: ZoomIn, act: () => scale(1.5), off: zoom === largest },
    {
      name: texts.next,
      Icon: ChevronRight,
      act: () => turn(at + 1),
      off: at === pictures.length - 1,
    },
    { name: texts.close, Icon: Close, act: onClose, off: false },
  ];
  return (
    <Dialog
      open
      fullScreen
      // In full screen only the full-screen element is visible, so open inside it.
      container={() => document.fullscreenElement ?? document.body}
      onClose={onClose}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { sx: paper, 'aria-label': shown?.name ?? texts.gallery } }}
    >
      <Box sx={stage} tabIndex={0} role="group" aria-label={texts.picture(at + 1, pictures.length)}>
        <img
          src={shown?.src}
          alt={shown?.name ?? ''}
          style={{
            width: `${zoom * 100}%`,
            maxWidth: 'none',
            height: `${zoom * 100}%`,
            margin: 'auto',
            objectFit: 'contain',
          }}
        />
      </Box>
      <Box sx={bar}>
        {tools.map(({ name, Icon, act, off }) => (
          <IconButton key={name} aria-label={name} color="inherit" disabled={off} onClick={act}>
            <Icon />
          </IconButton>
        ))}
      </Box>
    </Dialog>
  );
}

import AddIcon from '@mui/icons-material/Add';
import CenterIcon from '@mui/icons-material/CenterFocusStrong';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { LOW_WINDOW } from './lowWindow';
import { texts } from './texts';
import { useFullscreen } from './useFullscreen';

const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: 12,
  bottom: 12,
  display: 'flex',
  flexDirection: 'column',
  // At the foot, where fewer hotspots are: as a column it would stand before half of the height.
  [LOW_WINDOW]: { flexDirection: 'row', bottom: 8 },
  borderRadius: 8,
  color: theme.palette.viewer.text,
  backgroundColor: theme.palette.viewer.panel,
  '& button': { color: 'inherit' },
}));

interface ViewControlsProps {
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
  frame: RefObject<HTMLElement | null>;
}

/** The look without a wheel and without keys. */
export function ViewControls({ zoomIn, zoomOut, reset, frame }: ViewControlsProps) {
  const full = useFullscreen(frame);
  return (
    <Bar role="group" aria-label={texts.controls}>
      <IconButton onClick={zoomIn} aria-label={texts.zoomIn}>
        <AddIcon />
      </IconButton>
      <IconButton onClick={zoomOut} aria-label={texts.zoomOut}>
        <RemoveIcon />
      </IconButton>
      <IconButton onClick={reset} aria-label={texts.reset}>
        <CenterIcon />
      </IconButton>
      {full && (
        <IconButton
          onClick={full.toggle}
          aria-label={full.isFull ? texts.leaveFullscreen : texts.fullscreen}
        >
          {full.isFull ? <FullscreenExitIcon /> : <FullscreenIcon />}
        </IconButton>
      )}
    </Bar>
  );
}

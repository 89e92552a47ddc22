import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Fullscreen from '@mui/icons-material/Fullscreen';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { texts } from '../../texts';
import { toggleFullscreen } from '../toggleFullscreen';

interface PageBarProps {
  page: number;
  last: number;
  onGo: (page: number) => void;
  frame: RefObject<HTMLElement | null>;
}

export function PageBar({ page, last, onGo, frame }: PageBarProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, mt: 1 }}>
      <IconButton
        aria-label={texts.previousPage}
        aria-disabled={page === 1}
        onClick={() => onGo(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <Typography role="status" variant="body2">
        {texts.page(page, last)}
      </Typography>
      <IconButton
        aria-label={texts.nextPage}
        aria-disabled={page === last}
        onClick={() => onGo(page + 1)}
      >
        <ChevronRight />
      </IconButton>
      <IconButton aria-label={texts.fullscreen} onClick={() => toggleFullscreen(frame.current)}>
        <Fullscreen />
      </IconButton>
    </Box>
  );
}

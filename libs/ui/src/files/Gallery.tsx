import { ImageWithFallback } from '../media/ImageWithFallback';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LazyPart } from '../parts/LazyPart';
import { Thumbs } from './Thumbs';
import { texts } from './texts';
import { arrowKeys } from './arrowKeys';

/** Loaded only when a picture is opened. */
const loadLightbox = () => import('./Lightbox');

export interface Picture {
  id: number;
  name: string;
  src: string;
}

const bar = { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, my: 1 };

/** One picture at a time with thumbnails below; arrow keys change it. */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  const [at, setAt] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const last = pictures.length - 1;
  const go = (to: number) => setAt(Math.max(0, Math.min(last, to)));
  const onKeyDown = arrowKeys(at, go);
  const shown = pictures[at];
  if (!shown) return null;
  return (
    <Box role="group" aria-label={texts.gallery} onKeyDown={onKeyDown}>
      <ImageWithFallback
        key={shown.id}
        src={shown.src}
        alt={shown.name}
        ratio={16 / 10}
        fit="contain"
        sizes="(min-width: 1200px) 1136px, 100vw"
        eager
      />
      <Box sx={bar}>
        <IconButton aria-label={texts.previous} disabled={at === 0} onClick={() => go(at - 1)}>
          <ChevronLeft />
        </IconButton>
        <Typography role="status">{texts.picture(at + 1, pictures.length)}</Typography>
        <IconButton aria-label={texts.next} disabled={at === last} onClick={() => go(at + 1)}>
          <ChevronRight />
        </IconButton>
        <IconButton aria-label={texts.enlarge} onClick={() => setLarge(true)}>
          <ZoomIn />
        </IconButton>
      </Box>
      {last > 0 && <Thumbs pictures={pictures} at={at} onGo={go} />}
      {isLarge && (
        <LazyPart
          load={loadLightbox}
          props={{ pictures, at, onGo: go, onClose: () => setLarge(false) }}
        />
      )}
    </Box>
  );
}

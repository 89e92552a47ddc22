import Place from '@mui/icons-material/Place';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from '../texts';
import type { Pins } from './usePins';

interface PinLineProps {
  pins: Pins;
  /** The current page; undefined for a picture without pages. */
  page: () => number | undefined;
}

const middle = { x: 0.5, y: 0.5 };

/**
 * Above the note field: says whether the note has a point in the picture, and offers to set one.
 */
export function PinLine({ pins, page }: PinLineProps) {
  const { next } = pins;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography variant="body2" role="status" sx={{ color: 'text.third' }}>
        {next ? texts.pinned(next.page) : texts.pinHint}
      </Typography>
      <Button
        size="small"
        startIcon={<Place />}
        onClick={() =>
          next ? pins.clear() : pins.put({ point: middle, page: page(), byKeys: true })
        }
      >
        {next ? texts.unpin : texts.putPin}
      </Button>
    </Box>
  );
}

import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { texts } from '../texts';

interface PlaceLinksProps {
  label: string;
  places: readonly number[];
  onGo: (place: number) => void;
}

/** Hundreds of them are scrolled, so that what is asked below stays in sight; the last row is cut in half and says so. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  maxHeight: 'min(40vh, 274px)',
  overflowY: 'auto',
  mt: 1,
  mb: 2,
};

/** Questions by their numbers, each a way to it. */
export function PlaceLinks({ label, places, onGo }: PlaceLinksProps) {
  return (
    <Box role="group" aria-label={label} sx={row}>
      {places.map((place) => (
        <Button
          key={place}
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={texts.goTo(place)}
          sx={{ minWidth: 40 }}
          onClick={() => onGo(place)}
        >
          {place + 1}
        </Button>
      ))}
    </Box>
  );
}

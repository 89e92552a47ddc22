import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';
import { texts } from './texts';
import type { AnyTour } from './tourCalls';
import type { Tour } from './useTour';

const Card = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  top: 12,
  left: 12,
  display: 'grid',
  gap: 8,
  width: 'min(340px, 100% - 196px)',
  maxHeight: '60%',
  overflowY: 'auto',
  padding: 12,
  borderRadius: 4,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.surface,
  '& h2': { ...theme.typography.subtitle1, margin: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& small': { color: theme.palette.text.secondary },
  '& audio, & progress': { width: '100%', accentColor: theme.palette.primary.main },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 4 },
}));

export function TourCard({ tour }: { tour: Tour }) {
  const [isAuto, setAuto] = useState(true);
  const { playing, at, step, end } = tour;
  const stop = playing?.stops[at];
  if (!playing || !stop) return null;
  const last = playing.stops.length - 1;
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLMediaElement) return;
    if (key === 'ArrowRight') step(1);
    else if (key === 'ArrowLeft') step(-1);
    else if (key === 'Escape') end();
  };
  return (
    <Card aria-label={texts.playing(playing.title)} onKeyDown={onKeyDown}>
      <Where tour={playing} at={at} />
      <div aria-live="polite">
        <h2>{stop.title}</h2>
        <p>{stop.text}</p>
      </div>
      {stop.sound && (
        <>
          {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the text of the stop is shown above */}
          <audio
            key={stop.id}
            controls
            autoPlay
            src={stop.sound}
            aria-label={texts.sound}
            onEnded={() => isAuto && step(1)}
          />
          <FormControlLabel
            label={texts.auto}
            control={
              <Checkbox size="small" checked={isAuto} onChange={(_, next) => setAuto(next)} />
            }
          />
        </>
      )}
      <div className="acts">
        <Button size="small" disabled={at === 0} onClick={() => step(-1)}>
          {texts.previous}
        </Button>
        <Button size="small" disabled={at === last} onClick={() => step(1)}>
          {texts.next}
        </Button>
        <Button size="small" color="inherit" onClick={end}>
          {texts.end}
        </Button>
      </div>
    </Card>
  );
}

const Where = ({ tour, at }: { tour: AnyTour; at: number }) => (
  <>
    <small>
      {tour.title} · {texts.at(at + 1, tour.stops.length)}
    </small>
    <progress
      value={at + 1}
      max={tour.stops.length}
      aria-label={texts.at(at + 1, tour.stops.length)}
    />
  </>
);

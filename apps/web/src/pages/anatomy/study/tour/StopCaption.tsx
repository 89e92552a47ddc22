import type { AnatomyTour } from '@cheese/domain/contract/bodies/anatomyTour';
import { Panel } from '@cheese/model-viewer/panels/Panel';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { texts } from './texts';
import { usePlaying } from './usePlaying';
import type { PlayedTour } from './useTourAt';
import { useVoice } from './useVoice';

const Caption = styled(Panel)(({ theme }) => ({
  marginTop: 8,
  '& h2': { ...theme.typography.subtitle1, margin: '2px 0' },
  '& small': theme.typography.caption,
  '& .acts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, marginTop: 4 },
  '& .acts .MuiButton-text, & .MuiCheckbox-root': { color: 'inherit' },
  '& audio': { width: '100%', marginTop: 8 },
}));

/** Text of the current stop, with narration and controls. */
export function StopCaption({ tour, played }: { tour: AnatomyTour; played: PlayedTour }) {
  const { at, isPlaying, setPlaying, step, end } = played;
  const [isAloud, setAloud] = useState(true);
  const audio = useRef<HTMLAudioElement>(null);
  const voice = useVoice();
  const { stops, title } = tour;
  const stop = stops[at] ?? { id: '', title: '', text: '', sound: '', view: '' };
  const last = stops.length - 1;
  const onOver = () => (at < last ? step(1) : setPlaying(false));
  usePlaying({ stop, isPlaying, voice: isAloud ? voice : null, audio, onOver });
  const isHeard = isPlaying && (stop.sound !== '' || (isAloud && voice !== null));
  return (
    <Caption aria-label={texts.caption(title)}>
      <small>{texts.at(title, at + 1, stops.length)}</small>
      {/* While the text is read aloud, the screen reader must not read it as well. */}
      <div aria-live={isHeard ? 'off' : 'polite'}>
        <h2>{stop.title}</h2>
        <p>{stop.text}</p>
      </div>
      {stop.sound !== '' && (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- the text is shown above
        <audio
          ref={audio}
          key={stop.id}
          controls
          src={stop.sound}
          aria-label={texts.sound}
          onEnded={() => isPlaying && onOver()}
        />
      )}
      <div className="acts">
        <Button size="small" variant="contained" onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? texts.pause : texts.play}
        </Button>
        <Button size="small" disabled={at === 0} onClick={() => step(-1)}>
          {texts.previous}
        </Button>
        <Button size="small" disabled={at === last} onClick={() => step(1)}>
          {texts.next}
        </Button>
        <Button size="small" onClick={end}>
          {texts.end}
        </Button>
        {voice ? (
          <FormControlLabel
            label={texts.aloud}
            control={
              <Checkbox size="small" checked={isAloud} onChange={(_, next) => setAloud(next)} />
            }
          />
        ) : (
          stop.sound === '' && <small>{texts.noVoice}</small>
        )}
      </div>
      <small>{texts.keys}</small>
    </Caption>
  );
}

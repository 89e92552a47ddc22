import { clockText } from '@cheese/domain/rules/time/clockText';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SyntheticEvent, useRef, useState } from 'react';
import { texts } from './texts';

/** Remembers the playback position of each film and sound. */
export interface MediaPlaces {
  /** In seconds; 0 if unknown. */
  read(fileId: number): number;
  write(fileId: number, at: number, duration: number): void;
}

interface MediaPlayerProps {
  kind: 'video' | 'audio';
  fileId: number;
  src: string;
  places: MediaPlaces;
}

const looks = {
  video: { display: 'block', width: '100%', maxHeight: 640, bgcolor: 'viewer.ground' },
  audio: { display: 'block', width: '100%' },
};

/** The native player, resuming at the last position. */
export function MediaPlayer({ kind, fileId, src, places }: MediaPlayerProps) {
  const player = useRef<HTMLMediaElement>(null);
  const [resumedAt, setResumedAt] = useState(0);
  const [isBroken, setBroken] = useState(false);

  const resume = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
    const at = places.read(fileId);
    if (at === 0) return;
    currentTarget.currentTime = at;
    setResumedAt(at);
  };
  const remember = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) =>
    places.write(fileId, currentTarget.currentTime, currentTarget.duration);
  const startOver = () => {
    if (player.current) player.current.currentTime = 0;
    setResumedAt(0);
  };

  if (isBroken) return <Alert severity="error">{texts.brokenMedia}</Alert>;
  return (
    <>
      <Box
        component={kind}
        ref={player}
        src={src}
        controls
        preload="metadata"
        {...(kind === 'video' && { playsInline: true })}
        onLoadedMetadata={resume}
        onTimeUpdate={remember}
        onError={() => setBroken(true)}
        sx={looks[kind]}
      />
      {resumedAt > 0 && (
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
          {texts.resumed(clockText(resumedAt))}
          <Button size="small" onClick={startOver}>
            {texts.fromStart}
          </Button>
        </Box>
      )}
    </>
  );
}

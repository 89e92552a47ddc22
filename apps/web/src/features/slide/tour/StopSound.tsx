import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { texts } from './texts';

interface StopSoundProps {
  sound: string;
  upload: UploadPicture;
  onChange: (sound: string) => void;
}

/** Recorded narration of a stop. */
export function StopSound({ sound, upload, onChange }: StopSoundProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, run } = useTask();
  const bring = async (file: File | undefined) => {
    const address = file && (await upload(file));
    if (address) onChange(address);
  };
  return (
    <div>
      <input
        ref={input}
        hidden
        type="file"
        accept=".mp3,.wav"
        aria-label={texts.bring}
        onChange={({ target }) => void run(() => bring(target.files?.[0]))}
      />
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the text of the stop is in the form above */}
      {sound !== '' && <audio controls src={sound} aria-label={texts.sound} />}
      <div>
        <Button size="small" aria-disabled={isBusy} onClick={() => input.current?.click()}>
          {isBusy ? texts.bringing : texts.bring}
        </Button>
        {sound !== '' && (
          <Button size="small" color="inherit" onClick={() => onChange('')}>
            {texts.drop}
          </Button>
        )}
      </div>
    </div>
  );
}

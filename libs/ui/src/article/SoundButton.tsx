import MusicNote from '@mui/icons-material/MusicNoteOutlined';
import { MediaButton, type MediaButtonProps } from './MediaButton';

/** Takes a sound into the text. */
export const SoundButton = (props: Pick<MediaButtonProps, 'upload' | 'onOpen' | 'onTaken'>) => (
  <MediaButton
    name="插入音频"
    accept=".mp3,.wav"
    Sign={MusicNote}
    draw={(src) => Object.assign(document.createElement('audio'), { controls: true, src })}
    {...props}
  />
);

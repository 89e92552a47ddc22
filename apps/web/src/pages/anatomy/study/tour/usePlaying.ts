import type { AnatomyTour } from '@cheese/domain/contract/bodies/anatomyTour';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readingMs, speak } from './voice';

interface Playing {
  stop: AnatomyTour['stops'][number];
  isPlaying: boolean;
  /** Null where nothing is to be read aloud. */
  voice: SpeechSynthesisVoice | null;
  audio: RefObject<HTMLAudioElement | null>;
  onOver: () => void;
}

/** Says a stop by its sound or by the browser's voice, or gives the time to read it. */
export function usePlaying({ stop, isPlaying, voice, audio, onOver }: Playing) {
  const over = useEffectEvent(onOver);
  const { id, sound, title, text } = stop;
  useEffect(() => {
    if (!isPlaying) return;
    const words = `${title}。${text}`;
    if (sound !== '') {
      const player = audio.current;
      // Browsers may want a touch first: then its own buttons stand there.
      void player?.play().catch(() => undefined);
      return () => player?.pause();
    }
    if (voice) return speak(voice, words, () => over());
    const timer = window.setTimeout(() => over(), readingMs(words));
    return () => window.clearTimeout(timer);
  }, [id, sound, title, text, isPlaying, voice, audio]);
}

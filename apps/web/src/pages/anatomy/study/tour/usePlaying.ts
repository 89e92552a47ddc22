import type { AnatomyTour } from '@cheese/domain/contract/bodies/anatomyTour';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readingMs, speak } from './voice';

interface Playing {
  stop: AnatomyTour['stops'][number];
  isPlaying: boolean;
  /** Null if nothing is to be read aloud. */
  voice: SpeechSynthesisVoice | null;
  audio: RefObject<HTMLAudioElement | null>;
  onOver: () => void;
}

/**
 * Plays a stop by its recording or a browser voice; without both, waits as long as reading takes.
 */
export function usePlaying({ stop, isPlaying, voice, audio, onOver }: Playing) {
  const over = useEffectEvent(onOver);
  const { id, sound, title, text } = stop;
  useEffect(() => {
    if (!isPlaying) return;
    const words = `${title}。${text}`;
    if (sound !== '') {
      const player = audio.current;
      // Browsers may forbid playing before a user gesture; the audio controls then remain.
      void player?.play().catch(() => undefined);
      return () => player?.pause();
    }
    if (voice) return speak(voice, words, () => over());
    const timer = window.setTimeout(() => over(), readingMs(words));
    return () => window.clearTimeout(timer);
  }, [id, sound, title, text, isPlaying, voice, audio]);
}

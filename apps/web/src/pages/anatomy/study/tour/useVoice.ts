import { useSyncExternalStore } from 'react';
import { chineseVoice } from './voice';

/** Browsers load their voices after the page, and report it by an event. */
function listen(onChange: () => void) {
  if (!('speechSynthesis' in window)) return () => undefined;
  window.speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => window.speechSynthesis.removeEventListener('voiceschanged', onChange);
}

export const useVoice = () => useSyncExternalStore(listen, chineseVoice);

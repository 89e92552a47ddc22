import { useSyncExternalStore } from 'react';
import { chineseVoice } from './voice';

/** Browsers know their voices late. */
function listen(onChange: () => void) {
  if (!('speechSynthesis' in window)) return () => undefined;
  window.speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => window.speechSynthesis.removeEventListener('voiceschanged', onChange);
}

export const useVoice = () => useSyncExternalStore(listen, chineseVoice);

import { useEffect } from 'react';

const A_MINUTE = 110;
const TONE_HZ = 880;
const LENGTH_S = 0.04;

export function useMetronome(isOn: boolean) {
  useEffect(() => {
    if (!isOn || typeof AudioContext === 'undefined') return undefined;
    const audio = new AudioContext();
    const tick = () => {
      const [tone, gain] = [audio.createOscillator(), audio.createGain()];
      tone.frequency.value = TONE_HZ;
      gain.gain.setValueAtTime(0.2, audio.currentTime);
      gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + LENGTH_S);
      tone.connect(gain).connect(audio.destination);
      tone.start();
      tone.stop(audio.currentTime + LENGTH_S);
    };
    const timer = setInterval(tick, 60_000 / A_MINUTE);
    return () => {
      clearInterval(timer);
      void audio.close();
    };
  }, [isOn]);
}

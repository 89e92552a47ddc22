import { storedJson } from '@cheese/auth/storedJson';
import type { DrillSound } from '@cheese/domain/codes/training/drills';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { playRecipe } from './playRecipe';
import { recipes } from './recipes';

/** Off by default, so that no siren comes as a surprise. */
const keptSwitch = () =>
  storedJson<boolean>(localStorage, 'drill-sound', (said) => typeof said === 'boolean');

/**
 * Plays the sound of a scene if it is switched on, but never before a user gesture in this window
 * or while the tab is hidden. `scene` identifies the scene.
 */
export function useSceneSound(sound: DrillSound | null, scene: number) {
  const [isOn, setOn] = useState(() => keptSwitch().get() ?? false);
  const isPressed = usePressed();
  const isSeen = useIsSeen();
  const isHeard = isOn && isPressed && isSeen;
  useEffect(() => {
    if (!isHeard || sound === null || typeof AudioContext === 'undefined') return undefined;
    return playRecipe(new AudioContext(), recipes[sound]);
  }, [isHeard, sound, scene]);
  const turn = (isNowOn: boolean) => {
    keptSwitch().set(isNowOn);
    setOn(isNowOn);
  };
  return { isOn, turn };
}

/** A setting kept from an earlier visit must not start the sound without a gesture. */
function usePressed() {
  const [isPressed, setPressed] = useState(
    () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive,
  );
  useEffect(() => {
    if (isPressed) return undefined;
    const press = () => setPressed(true);
    const ways = ['pointerup', 'keydown'] as const;
    for (const way of ways) window.addEventListener(way, press);
    return () => {
      for (const way of ways) window.removeEventListener(way, press);
    };
  }, [isPressed]);
  return isPressed;
}

const watch = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

const useIsSeen = () => useSyncExternalStore(watch, () => document.visibilityState === 'visible');

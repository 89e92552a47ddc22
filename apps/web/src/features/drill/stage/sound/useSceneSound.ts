import { keptJson } from '@cheese/auth/keptJson';
import type { DrillSound } from '@cheese/domain/codes/training/drills';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { playRecipe } from './playRecipe';
import { recipes } from './recipes';

/** Whether this machine is to be heard; nobody is surprised by a siren. */
const keptSwitch = () =>
  keptJson<boolean>(localStorage, 'drill-sound', (said) => typeof said === 'boolean');

/**
 * What a scene sounds like, for who has switched it on: never before somebody pressed something in
 * this window, and not while nobody looks at it. `scene` tells one scene from the next.
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

/** Whether a person has pressed anything here: what was kept from another day starts nothing. */
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

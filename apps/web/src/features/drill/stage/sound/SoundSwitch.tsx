import type { DrillSound } from '@cheese/domain/codes/training/drills';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { texts } from '../texts';
import { useSceneSound } from './useSceneSound';

interface SoundSwitchProps {
  sound: DrillSound | null;
  scene: number;
}

/** Turns the sound on and off; the scene also describes it in words. */
export function SoundSwitch({ sound, scene }: SoundSwitchProps) {
  const { isOn, turn } = useSceneSound(sound, scene);
  return (
    <FormControlLabel
      label={texts.sound}
      control={<Switch checked={isOn} onChange={(_event, isNowOn) => turn(isNowOn)} />}
    />
  );
}

import type { BulletLook } from '@cheese/player/bullets/bullet';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useSessionState } from '../../session/session';
import { BlocksForm } from './BlocksForm';
import { texts } from './texts';
import type { Bullets } from './useBullets';

interface Knob {
  name: Exclude<keyof BulletLook, 'isShown'>;
  label: string;
  min: number;
  max: number;
  step: number;
  say: (value: number) => string;
}

const knobs: readonly Knob[] = [
  { name: 'seconds', label: texts.seconds, min: 4, max: 16, step: 1, say: texts.secondsOf },
  { name: 'size', label: texts.size, min: 14, max: 36, step: 2, say: texts.sizeOf },
  { name: 'opacity', label: texts.opacity, min: 0.2, max: 1, step: 0.1, say: texts.share },
  { name: 'area', label: texts.area, min: 0.25, max: 1, step: 0.25, say: texts.share },
  { name: 'density', label: texts.density, min: 10, max: 120, step: 10, say: texts.densityOf },
];

interface LookDialogProps {
  bullets: Bullets;
  onClose: () => void;
}

/** Display settings of this device, and the blocks of the user's account. */
export function LookDialog({ bullets, onClose }: LookDialogProps) {
  const { isSignedIn } = useSessionState();
  return (
    <PanelDialog width="xs" title={texts.settings} onClose={onClose}>
      <Stack sx={{ gap: 2 }}>
        {knobs.map((knob) => (
          <KnobSlider key={knob.name} knob={knob} bullets={bullets} />
        ))}
        {isSignedIn ? <BlocksForm bullets={bullets} onDone={onClose} /> : <p>{texts.signIn}</p>}
      </Stack>
    </PanelDialog>
  );
}

function KnobSlider({ knob, bullets }: { knob: Knob; bullets: Bullets }) {
  const id = useId();
  const { name, label, say, ...range } = knob;
  const value = bullets.look[name];
  return (
    <div>
      <span id={id}>{label}</span> <small>{say(value)}</small>
      <Slider
        {...range}
        size="small"
        value={value}
        aria-labelledby={id}
        getAriaValueText={say}
        onChange={(_event, next) => bullets.change({ [name]: next })}
      />
    </div>
  );
}

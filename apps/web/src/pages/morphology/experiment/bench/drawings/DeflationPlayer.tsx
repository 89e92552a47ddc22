import type { ExperimentStretch } from '@cheese/domain/contract/training/shapes/experimentBench';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { beatOf } from './beatOf';
import { Dial } from './Dial';
import { texts } from './texts';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
  marginTop: 12,
  '& meter': { width: '100%' },
});

interface DeflationPlayerProps {
  trace: readonly ExperimentStretch[];
}

/** The deflating cuff: falling needle and stethoscope sounds in real time. */
export function DeflationPlayer({ trace }: DeflationPlayerProps) {
  const { now, play, stop } = usePlaying(trace);
  const [isShown, show] = useState(false);
  const last = trace.findLast(({ at }) => at - (trace[0]?.at ?? 0) <= (now ?? 0));
  const pressure = last ? fallen(last, now ?? 0, trace[0]?.at ?? 0) : 0;
  return (
    <Frame role="group" aria-label={texts.deflation}>
      <Dial pressure={now === null ? (trace[0]?.looks['pressure'] ?? 0) : pressure} />
      <div>
        <Button variant="outlined" onClick={now === null ? play : stop}>
          {now === null ? texts.listen : texts.stop}
        </Button>
        <output> {now !== null && texts.needle(pressure)}</output>
        <label style={{ display: 'block' }}>
          <input
            type="checkbox"
            checked={isShown}
            onChange={({ target }) => show(target.checked)}
          />{' '}
          {texts.showSounds}
        </label>
        {isShown && now !== null && <meter min={0} max={1} value={last?.looks['loudness'] ?? 0} />}
      </div>
    </Frame>
  );
}

/** Between two beats the pressure falls at a constant rate. */
const fallen = ({ at, looks }: ExperimentStretch, now: number, begun: number) =>
  Math.max(0, (looks['pressure'] ?? 0) - (looks['rate'] ?? 0) * (now - (at - begun)));

/** Seconds since the playback started; null while nothing plays. */
function usePlaying(trace: readonly ExperimentStretch[]) {
  const [now, setNow] = useState<number | null>(null);
  const sound = useRef<AudioContext | null>(null);
  const stop = () => {
    void sound.current?.close();
    sound.current = null;
    setNow(null);
  };
  const begun = trace[0]?.at ?? 0;
  const length = (trace.at(-1)?.at ?? begun) - begun;
  const play = () => {
    const context = new AudioContext();
    sound.current = context;
    for (const { at, looks } of trace) {
      beatOf(context, {
        at: at - begun,
        loudness: looks['loudness'] ?? 0,
        phase: looks['phase'] ?? 0,
      });
    }
    setNow(0);
    const follow = () => {
      if (sound.current !== context) return;
      if (context.currentTime > length + 1) return stop();
      setNow(context.currentTime);
      requestAnimationFrame(follow);
    };
    requestAnimationFrame(follow);
  };
  // A new deflation or unmounting stops the playback.
  useEffect(() => stop, [begun]);
  return { now, play, stop };
}

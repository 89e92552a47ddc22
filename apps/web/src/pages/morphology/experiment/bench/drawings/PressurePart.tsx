import type { ExperimentPlace } from '@cheese/domain/contract/training/shapes/experimentBench';
import { Dial } from './Dial';

/** Arm, cuff, the places for stethoscope and fingers, and the gauge. */
export function PressurePart({ place: { id, looks } }: { place: ExperimentPlace }) {
  if (id === 'gauge') return <Dial pressure={looks['pressure'] ?? 0} />;
  if (id === 'arm') return <Arm level={looks['level'] ?? 0} />;
  const isOn = (looks['hasHead'] ?? 0) + (looks['hasFingers'] ?? 0) > 0;
  const cuff = looks['cuff'] ?? 0;
  return (
    <svg viewBox="0 0 100 50" aria-hidden>
      <rect x={8} y={12} width={84} height={26} rx={13} fill="#efcdb7" />
      {cuff > 0 && (
        <rect x={50 - cuff * 9} y={8} width={cuff * 18} height={34} rx={5} fill="#3b6f8f" />
      )}
      {isOn && <circle cx={50} cy={25} r={11} fill="#46525a" stroke="#cfd8dd" strokeWidth={4} />}
    </svg>
  );
}

/** The height of the arm relative to the heart, which is the dashed line. */
const Arm = ({ level }: { level: number }) => (
  <svg viewBox="0 0 100 60" aria-hidden>
    <line x1={0} x2={100} y1={30} y2={30} stroke="#c0392b" strokeDasharray="4 4" />
    <rect x={14} y={22 - level} width={72} height={16} rx={8} fill="#efcdb7" />
  </svg>
);

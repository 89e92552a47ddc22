import type { ExperimentPlace } from '@cheese/domain/contract/training/shapes/experimentBench';
import { flowCurve } from './flowCurve';

/** The device, the patient, and the last curve. */
export function SpirometerPart({ place: { id, looks } }: { place: ExperimentPlace }) {
  if (id === 'patient') return <Person looks={looks} />;
  if (id === 'curve') return <LastCurve looks={looks} />;
  return (
    <svg viewBox="0 0 100 80" aria-hidden>
      <rect x={30} y={16} width={56} height={48} rx={6} fill="#e7eef1" stroke="#7b8b93" />
      <rect x={38} y={22} width={40} height={24} fill="#17323a" />
      <rect
        x={8}
        y={36}
        width={24}
        height={12}
        rx={4}
        fill={looks['hasFreshFilter'] ? '#3d9a58' : '#b7c2c9'}
      />
      <circle cx={58} cy={55} r={4} fill={looks['isCalibrated'] ? '#3d9a58' : '#c0392b'} />
    </svg>
  );
}

type Looks = Readonly<Record<string, number>>;

const Person = ({ looks: { isUpright = 0, hasClip = 0 } }: { looks: Looks }) => (
  <svg viewBox="0 0 100 80" aria-hidden>
    <g transform={isUpright > 0 ? undefined : 'rotate(18 50 70)'}>
      <circle cx={50} cy={24} r={14} fill="#efcdb7" />
      <path d="M26 76c0-22 10-34 24-34s24 12 24 34z" fill="#5b8fb0" />
      {hasClip > 0 && <rect x={46} y={20} width={8} height={8} rx={2} fill="#f3a23b" />}
    </g>
  </svg>
);

function LastCurve({ looks }: { looks: Looks }) {
  if (!looks['number']) return <svg viewBox="0 0 100 80" aria-hidden />;
  const toX = (litres: number) => 8 + litres * 14;
  const toY = (flow: number) => 72 - flow * 6;
  return (
    <svg viewBox="0 0 100 80" aria-hidden>
      <path d="M8 4V72H98" fill="none" stroke="#7b8b93" />
      <path d={flowCurve(looks, toX, toY)} fill="none" stroke="#1f6f9f" strokeWidth={2} />
    </svg>
  );
}

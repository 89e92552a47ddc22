import type { ExperimentPlace } from '@cheese/domain/contract/training/shapes/experimentBench';

const FULL_ML = 3.5;

/** The cannula with its fluid, the heart below it, and the recorder. */
export function FrogPart({ place: { id, looks } }: { place: ExperimentPlace }) {
  if (id === 'cannula') return <Cannula volume={looks['volume'] ?? 0} />;
  if (id === 'heart') return <Heart rhythm={looks['rhythm'] ?? 0} />;
  return <Recorder />;
}

function Cannula({ volume }: { volume: number }) {
  const height = 70 * Math.min(1, volume / FULL_ML);
  return (
    <svg viewBox="0 0 100 100" aria-hidden>
      <rect x={36} y={84 - height} width={28} height={height} fill="#bfe3ee" />
      <path d="M34 10v74l10 12h12l10-12V10" fill="none" stroke="#7b8b93" strokeWidth={3} />
    </svg>
  );
}

interface Stillness {
  size: number;
  colour: string;
}
const BEATING: Stillness = { size: 1, colour: '#b2463f' };

/** A stopped heart: wide and pale when relaxed (2), small and dark when contracted (3). */
const stillness: Readonly<Record<number, Stillness>> = {
  2: { size: 1.12, colour: '#d98a86' },
  3: { size: 0.78, colour: '#7e1f22' },
};

function Heart({ rhythm }: { rhythm: number }) {
  const { size, colour } = stillness[rhythm] ?? BEATING;
  return (
    <svg viewBox="0 0 100 100" aria-hidden>
      <g transform={`translate(50 52) scale(${size})`}>
        <circle cx={-14} cy={-22} r={16} fill={colour} opacity={0.8} />
        <circle cx={14} cy={-22} r={16} fill={colour} opacity={0.8} />
        <path
          d="M-28 -14C-30 12 -8 30 0 38C8 30 30 12 28 -14C14 -22 -14 -22 -28 -14Z"
          fill={colour}
        />
      </g>
    </svg>
  );
}

const Recorder = () => (
  <svg viewBox="0 0 100 100" aria-hidden>
    <rect x={8} y={20} width={84} height={60} rx={6} fill="#17323a" />
    <path
      d="M14 62h14l5-26 5 26h12l5-26 5 26h12l5-26 5 26"
      fill="none"
      stroke="#8fe3c0"
      strokeWidth={2.5}
    />
  </svg>
);

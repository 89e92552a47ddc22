import type { ExperimentPlace } from '@cheese/domain/contract/training/shapes/experimentBench';

/** Empty, anti-A (blue), anti-B (yellow), anti-D and salt water (clear). */
const reagentColours = ['none', '#5b9bd5', '#e8c34a', '#dfe6ea', '#eef3f5'];
const CELLS = '#b3202c';
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** A well of the plate with its reagent and cells; clumps show agglutination. */
export function BloodWell({ place: { id, looks } }: { place: ExperimentPlace }) {
  if (id === 'waste') return <Waste />;
  const { reagent = 0, volume = 0, cells = 0, isMixed = 0, grade = 0, isDry = 0 } = looks;
  const radius = volume > 0 ? Math.min(40, 22 + volume * 3) : 0;
  return (
    <svg viewBox="0 0 100 100" aria-hidden>
      <circle cx={50} cy={50} r={46} fill="#f7f9fa" stroke="#b7c2c9" strokeWidth={2} />
      <circle cx={50} cy={50} r={radius} fill={reagentColours[reagent] ?? 'none'} />
      {cells > 0 && isMixed === 0 && <circle cx={56} cy={46} r={12} fill={CELLS} />}
      {isMixed === 1 && <Suspension radius={radius} grade={grade} isDry={isDry > 0} />}
    </svg>
  );
}

interface SuspensionProps {
  radius: number;
  grade: number;
  isDry: boolean;
}

/** A stronger reaction has fewer and larger clumps, with clearer fluid between them. */
function Suspension({ radius, grade, isDry }: SuspensionProps) {
  const count = [0, 60, 34, 16, 5][grade] ?? 0;
  const size = [0, 1.2, 2.2, 4, 9][grade] ?? 0;
  const cloud = [0.75, 0.55, 0.35, 0.2, 0.08][grade] ?? 0;
  const clumps = Array.from({ length: count }, (_, at) => {
    const away = (isDry && grade === 1 ? 0.92 : Math.sqrt((at + 0.5) / count) * 0.85) * radius;
    return { x: 50 + away * Math.cos(at * GOLDEN), y: 50 + away * Math.sin(at * GOLDEN) };
  });
  return (
    <>
      <circle cx={50} cy={50} r={radius} fill={CELLS} opacity={cloud} />
      {clumps.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={size} fill={CELLS} />
      ))}
      {isDry && (
        <circle
          cx={50}
          cy={50}
          r={radius}
          fill="none"
          stroke={CELLS}
          strokeWidth={3}
          opacity={0.6}
        />
      )}
    </>
  );
}

const Waste = () => (
  <svg viewBox="0 0 100 100" aria-hidden>
    <path d="M24 34h52l-6 54H30z" fill="#f3d54e" stroke="#9a8417" strokeWidth={2} />
    <rect x={18} y={24} width={64} height={10} rx={3} fill="#e0bf2a" stroke="#9a8417" />
  </svg>
);

import type { ExperimentPlace } from '@cheese/domain/contract/training/shapes/experimentBench';

const leads = ['I', 'II', 'III', 'aVR', 'aVL', 'aVF', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6'];
const WIDTH = 150;
const ROW = 70;
/** A millimetre of the paper, in units of the view box. */
const MM = 2;

/** The printed twelve leads, or a place of the body with its electrode. */
export function EcgPlace({ place: { id, looks } }: { place: ExperimentPlace }) {
  if (id === 'monitor') return <Sheet looks={looks} />;
  const { electrode = 0, isRubbed = 0 } = looks;
  return (
    <svg viewBox="0 0 100 40" aria-hidden>
      <rect
        x={30}
        y={4}
        width={40}
        height={32}
        rx={16}
        fill={isRubbed > 0 ? '#f6ddcd' : '#efcdb7'}
      />
      {electrode > 0 && (
        <circle cx={50} cy={20} r={11} fill="#2f6f9f" stroke="#fff" strokeWidth={3} />
      )}
      {electrode < 0 && <rect x={24} y={2} width={52} height={36} rx={4} fill="#dfe8ec" />}
    </svg>
  );
}

type Looks = Readonly<Record<string, number>>;

/** Three rows of four leads, as ECG machines print them. */
function Sheet({ looks }: { looks: Looks }) {
  const columns = 4;
  return (
    <svg viewBox={`0 0 ${WIDTH * columns} ${ROW * 3}`} aria-hidden>
      <rect width="100%" height="100%" fill="#fff5f4" />
      <Squares width={WIDTH * columns} height={ROW * 3} />
      {leads.map((lead, at) => (
        <g key={lead} transform={`translate(${Math.floor(at / 3) * WIDTH} ${(at % 3) * ROW})`}>
          <text x={4} y={12} fontSize={10}>
            {lead}
          </text>
          <path d={waves(looks, lead)} fill="none" stroke="#1d1d1d" strokeWidth={1} />
        </g>
      ))}
    </svg>
  );
}

function Squares({ width, height }: { width: number; height: number }) {
  const step = 5 * MM;
  const lines = (long: number) =>
    Array.from({ length: Math.floor(long / step) + 1 }, (_, at) => at * step);
  const across = lines(width).map((x) => `M${x} 0V${height}`);
  const down = lines(height).map((y) => `M0 ${y}H${width}`);
  return <path d={[...across, ...down].join('')} stroke="#f2b8b5" strokeWidth={0.5} fill="none" />;
}

/** Peak of each wave after the start of the beat, and its duration, in seconds. */
const shapes = {
  p: [0.08, 0.09],
  q: [0.2, 0.025],
  r: [0.23, 0.045],
  s: [0.265, 0.03],
  r2: [0.29, 0.03],
  t: [0.46, 0.16],
} as const;

/** The curve of one lead: waves of each beat plus noise. */
function waves(looks: Looks, lead: string) {
  const { rate = 0, gain = 10, speed = 25, noise = 0 } = looks;
  const perSecond = speed * MM;
  const period = rate > 0 ? 60 / rate : Infinity;
  const points = Array.from({ length: WIDTH - 10 }, (_, at) => {
    const second = at / perSecond;
    const since = Number.isFinite(period) ? second % period : Infinity;
    const millivolts = Object.entries(shapes).reduce(
      (sum, [wave, [top, width]]) => {
        const away = (since - top) / (width / 2);
        return sum + (looks[`${lead}.${wave}`] ?? 0) * Math.exp(-away * away);
      },
      noise * Math.sin(second * 50 + lead.length),
    );
    return `${at + 5} ${(ROW / 2 + 8 - millivolts * gain * MM * 0.6).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

interface FigureProps {
  who: string;
  pose: string;
  /** Centre of the person, in units of the picture. */
  x: number;
  y: number;
}

const coats: Record<string, string> = {
  man: '#3f6ea3',
  woman: '#b2507f',
  elder: '#7c6a8f',
  child: '#e0902c',
  infant: '#e7b7b0',
  helper: '#3f8f6b',
  rescuer: '#d2562c',
  crowd: '#7d8790',
};

const sizes: Record<string, number> = { child: 0.72, infant: 0.45, crowd: 0.85 };
const LARGE = 1.3;
const SKIN = '#efc7a2';

const turns: Record<string, number> = {
  lying: 90,
  side: 80,
  prone: -90,
  floating: 70,
  trapped: 90,
};
const bent = new Set(['sitting', 'kneeling', 'crouching', 'carried']);

const Body = ({ coat, isBent }: { coat: string; isBent: boolean }) => (
  <>
    <circle cy={isBent ? -17 : -27} r="7.5" fill={SKIN} />
    <path
      d={isBent ? 'M-9 14v-16a9 9 0 0 1 18 0v16z' : 'M-9 6v-18a9 9 0 0 1 18 0v18z'}
      fill={coat}
    />
    <path d={isBent ? 'M-8 14h20v6h-20z' : 'M-8 6h7v24h-7zM1 6h7v24h-7z'} fill="#46505a" />
    <path
      d={isBent ? 'M-9-4-16 8M9-4l9 8' : 'M-9-10-15 6M9-10l6 16'}
      stroke={coat}
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
);

/** Hair or a helmet tells the people apart; their bodies have the same shape. */
const Head = ({ who }: { who: string }) => (
  <>
    {who === 'elder' && <path d="M-7-31a7.5 7.5 0 0 1 14 0z" fill="#e8e8e8" />}
    {who === 'woman' && <path d="M-8-25v-4a8 8 0 0 1 16 0v9l-3-8h-10z" fill="#4a3329" />}
    {who === 'rescuer' && <path d="M-9-30a9 8 0 0 1 18 0z" fill="#f4c020" />}
  </>
);

export function Figure({ who, pose, x, y }: FigureProps) {
  const size = LARGE * (sizes[who] ?? 1);
  const coat = coats[who] ?? '#7d8790';
  const isBent = bent.has(pose);
  const lean = pose === 'running' ? 12 : (turns[pose] ?? 0);
  return (
    <g transform={`translate(${x} ${y}) scale(${size}) rotate(${lean})`}>
      {who === 'crowd' && (
        <g opacity=".7">
          <g transform="translate(-17 -5)">
            <Body coat="#8d97a0" isBent={false} />
          </g>
          <g transform="translate(17 -4)">
            <Body coat="#6b757f" isBent={false} />
          </g>
        </g>
      )}
      <Body coat={coat} isBent={isBent} />
      <g transform={isBent ? 'translate(0 10)' : undefined}>
        <Head who={who} />
      </g>
    </g>
  );
}

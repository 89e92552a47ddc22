const MOST = 300;
const SWEEP = 300;
const angleOf = (pressure: number) => (pressure / MOST) * SWEEP - SWEEP / 2;

/** A gauge from 0 to 300 mmHg. */
export function Dial({ pressure }: { pressure: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden>
      <circle cx={50} cy={50} r={47} fill="#fdfefe" stroke="#46525a" strokeWidth={4} />
      {Array.from({ length: 16 }, (_, at) => at * 20).map((value) => (
        <g key={value} transform={`rotate(${angleOf(value)} 50 50)`}>
          <line x1={50} x2={50} y1={7} y2={13} stroke="#46525a" strokeWidth={1.2} />
          {value % 60 === 0 && (
            <text x={50} y={21} fontSize={7} textAnchor="middle">
              {value}
            </text>
          )}
        </g>
      ))}
      <g transform={`rotate(${angleOf(pressure)} 50 50)`}>
        <line x1={50} x2={50} y1={56} y2={14} stroke="#c0392b" strokeWidth={2} />
      </g>
      <circle cx={50} cy={50} r={4} fill="#46525a" />
    </svg>
  );
}

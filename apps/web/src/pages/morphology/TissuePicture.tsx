import { useTheme } from '@mui/material/styles';

const cells = [
  { x: 122, y: 44, r: 15 },
  { x: 158, y: 34, r: 12 },
  { x: 192, y: 50, r: 15 },
  { x: 134, y: 82, r: 14 },
  { x: 168, y: 72, r: 13 },
  { x: 200, y: 90, r: 13 },
  { x: 152, y: 112, r: 14 },
  { x: 184, y: 120, r: 12 },
];

/** Drawing: a field of view with cells, and a scale bar. */
export function TissuePicture() {
  const { accent, surface } = useTheme().palette;
  return (
    <svg viewBox="0 0 320 160" aria-hidden>
      <circle cx="160" cy="80" r="74" fill={surface} />
      {cells.map(({ x, y, r }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r} fill={accent.main} opacity=".18" />
          <circle cx={x + 2} cy={y - 1} r={r / 2.6} fill={accent.main} opacity=".75" />
        </g>
      ))}
      <path d="M136 140h48m-48-4v8m48-8v8" stroke={accent.main} strokeWidth="2" />
    </svg>
  );
}

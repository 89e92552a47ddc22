import { useTheme } from '@mui/material/styles';

const rows = [48, 80, 112];

/** Drawing: a question sheet with some answers. */
export function SheetPicture() {
  const { accent, surface } = useTheme().palette;
  return (
    <svg viewBox="0 0 320 160" aria-hidden>
      <rect x="70" y="8" width="180" height="144" rx="8" fill={surface} />
      <rect x="90" y="24" width="90" height="8" rx="4" fill={accent.main} />
      {rows.map((y, index) => (
        <g key={y}>
          <circle cx="100" cy={y + 8} r="9" fill={accent.main} opacity={index < 2 ? 1 : 0.25} />
          <rect x="120" y={y} width="110" height="6" rx="3" fill={accent.main} opacity=".35" />
          <rect x="120" y={y + 11} width="70" height="6" rx="3" fill={accent.main} opacity=".2" />
          {index < 2 && (
            <path
              d={`M95 ${y + 8}l4 4 7-8`}
              fill="none"
              stroke={surface}
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
        </g>
      ))}
    </svg>
  );
}

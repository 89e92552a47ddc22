import { useTheme } from '@mui/material/styles';

const pupils = [52, 106, 160, 214, 268];

export function CloudTeachPicture() {
  const { accent, surface } = useTheme().palette;
  return (
    <svg viewBox="0 0 320 160" aria-hidden>
      <rect x="70" y="12" width="180" height="92" rx="8" fill={surface} />
      <path
        d="M92 62h22l8-20 14 38 12-46 10 28h18"
        fill="none"
        stroke={accent.main}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M194 44h34M194 60h34M194 76h22" stroke={accent.main} strokeWidth="3" opacity=".4" />
      {pupils.map((x) => (
        <g key={x} fill={accent.main}>
          <circle cx={x} cy="126" r="9" opacity=".75" />
          <path d={`M${x - 18} 158a18 18 0 0 1 36 0z`} opacity=".25" />
        </g>
      ))}
    </svg>
  );
}

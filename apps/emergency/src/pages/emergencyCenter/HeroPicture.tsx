import { useTheme } from '@mui/material/styles';

export function HeroPicture() {
  const { accent, surface } = useTheme().palette;
  return (
    <svg viewBox="0 0 320 180" aria-hidden>
      <circle cx="160" cy="90" r="84" fill={accent.main} opacity=".12" />
      <path
        d="M160 52c-16-22-56-16-56 18 0 30 34 48 56 70 22-22 56-40 56-70 0-34-40-40-56-18z"
        fill={accent.main}
      />
      <path
        d="M64 92h52l10-20 16 44 14-64 14 52 8-12h78"
        fill="none"
        stroke={surface}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M16 92h44M260 92h44"
        stroke={accent.main}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".5"
      />
    </svg>
  );
}

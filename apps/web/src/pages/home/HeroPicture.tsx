import { useTheme } from '@mui/material/styles';

/** A screen with a heart on it, its beat running on beyond the glass. */
export function HeroPicture() {
  const { accent, surface, hairline } = useTheme().palette;
  return (
    <svg viewBox="0 0 420 240" aria-hidden>
      <circle cx="300" cy="120" r="112" fill={accent.main} opacity=".16" />
      <rect x="96" y="32" width="264" height="164" rx="14" fill={surface} stroke={hairline} />
      <path d="M188 196h80l10 24H178z" fill={hairline} />
      <rect x="150" y="218" width="156" height="8" rx="4" fill={accent.main} opacity=".4" />
      <path
        d="M300 76c-10-14-34-10-34 10 0 18 22 30 34 42 12-12 34-24 34-42 0-20-24-24-34-10z"
        fill={accent.main}
      />
      <path
        d="M8 132h104l14-30 22 62 20-92 18 72 10-12h60l8-14 12 28 10-14h130"
        fill="none"
        stroke={accent.text}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="120" y="56" width="72" height="8" rx="4" fill={hairline} />
      <rect x="120" y="172" width="48" height="8" rx="4" fill={hairline} />
    </svg>
  );
}

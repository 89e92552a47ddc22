import { useTheme } from '@mui/material/styles';

const beats = 'M30 96h56l10-16 12 44 16-84 14 76 10-20h14l12-12 12 12h64';

/** Drawing: a screen with a curve, and a hand that controls it. */
export function BenchPicture() {
  const { accent, surface } = useTheme().palette;
  return (
    <svg viewBox="0 0 320 160" aria-hidden>
      <circle cx="160" cy="80" r="74" fill={surface} />
      <rect x="26" y="22" width="228" height="112" rx="10" fill={accent.main} opacity=".12" />
      <rect x="26" y="22" width="228" height="112" rx="10" fill="none" stroke={accent.main} />
      <path d={beats} fill="none" stroke={accent.main} strokeWidth="4" strokeLinejoin="round" />
      <rect x="264" y="52" width="30" height="52" rx="15" fill={accent.main} opacity=".35" />
      <path d="M279 60v12" stroke={accent.main} strokeWidth="4" strokeLinecap="round" />
      <path d="M110 148h60" stroke={accent.main} strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}

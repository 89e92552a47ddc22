import { styled } from '@mui/material/styles';
import { colors } from '../tokens';

const Blank = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  backgroundColor: theme.palette.ground,
  '& svg': { width: '32%', minWidth: 20, maxWidth: 64, fill: 'none', stroke: colors.blankLine },
}));

/** Placeholder for a missing picture, with its ratio and text. */
export function ImageBlank({ alt, ratio }: { alt: string; ratio: number }) {
  return (
    <Blank
      role={alt === '' ? 'presentation' : 'img'}
      aria-label={alt || undefined}
      style={{ aspectRatio: ratio }}
    >
      <svg viewBox="0 0 48 36" strokeWidth="2" strokeLinejoin="round" aria-hidden focusable="false">
        <rect x="2" y="2" width="44" height="32" rx="4" />
        <circle cx="14" cy="12" r="4" />
        <path d="M4 30l12-10 8 6 9-10 11 11" />
      </svg>
    </Blank>
  );
}

import { styled } from '@mui/material/styles';

/** A panel beside a model, in the colours of the picture. */
export const Panel = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  padding: 12,
  borderRadius: 8,
  color: theme.palette.viewer.text,
  backgroundColor: theme.palette.viewer.panel,
  '& h2': { ...theme.typography.subtitle2, margin: '0 0 8px' },
  '& p': { margin: '4px 0' },
}));

/** A slider with its name before and its value behind. */
export const SliderLine = styled('div')({
  display: 'grid',
  gridTemplateColumns: '72px 1fr 48px',
  alignItems: 'center',
  columnGap: 16,
  '& .value': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

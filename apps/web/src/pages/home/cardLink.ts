import type { Theme } from '@mui/material/styles';

export const cardLink = ({ palette }: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  color: palette.text.primary,
  textDecoration: 'none',
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  transition: 'border-color 150ms ease-out',
  '&:hover': { borderColor: palette.accent.main },
});

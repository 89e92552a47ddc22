import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** A hotspot: icon and text on a dark background. */
export const SpotPill = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.caption,
  gap: 4,
  minHeight: 32,
  padding: '4px 12px',
  borderRadius: 16,
  whiteSpace: 'nowrap',
  backgroundColor: theme.palette.viewer.panel,
  border: `1px solid ${theme.palette.viewer.text}`,
  '& svg': { fontSize: 18 },
  '&:hover': { borderColor: theme.palette.accent.main },
  '&:focus-visible': { outline: `2px solid ${theme.palette.accent.main}`, outlineOffset: 2 },
})) as typeof ButtonBase;

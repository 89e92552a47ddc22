import Refresh from '@mui/icons-material/Refresh';
import ButtonBase from '@mui/material/ButtonBase';
import { alpha, styled } from '@mui/material/styles';

/** Covers an invalid code; the whole area is a button for a new one. */
const Mask = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body1,
  position: 'absolute',
  inset: 0,
  flexDirection: 'column',
  gap: 8,
  padding: 16,
  backgroundColor: alpha(theme.palette.surface, 0.94),
  '& svg': { color: theme.palette.accent.text },
}));

export function ScanMask({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Mask onClick={onClick}>
      <Refresh fontSize="large" aria-hidden />
      {children}
    </Mask>
  );
}

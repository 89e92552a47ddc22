import ArrowUp from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import { useBackToTop } from './useBackToTop';

const floating = { position: 'fixed', right: 24, bottom: 24, zIndex: 'speedDial' };
const button = {
  width: 44,
  height: 44,
  bgcolor: 'surface',
  border: '1px solid',
  borderColor: 'hairline',
  boxShadow: 1,
  '&:hover': { bgcolor: 'surface', color: 'accent.text' },
};

/** Alone in the corner, or `inline` as one of a column of buttons. */
export function BackToTop({ inline = false }: { inline?: boolean }) {
  const { shown, goUp } = useBackToTop();
  if (!shown) return null;
  return (
    <IconButton
      aria-label="回到顶部"
      onClick={goUp}
      sx={inline ? button : { ...button, ...floating }}
    >
      <ArrowUp />
    </IconButton>
  );
}

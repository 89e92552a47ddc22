import ArrowUp from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import { floatingButton } from './floatingButton';
import { useBackToTop } from './useBackToTop';

const floating = { position: 'fixed', right: 24, bottom: 24, zIndex: 'speedDial' };

/** Alone in the corner, or `inline` as one of a column of buttons. */
export function BackToTop({ inline = false }: { inline?: boolean }) {
  const { shown, goUp } = useBackToTop();
  if (!shown) return null;
  return (
    <IconButton
      aria-label="回到顶部"
      onClick={goUp}
      sx={inline ? floatingButton : { ...floatingButton, ...floating }}
    >
      <ArrowUp />
    </IconButton>
  );
}

import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import CheckCircle from '@mui/icons-material/CheckCircle';
import { styled } from '@mui/material/styles';
import type { SlideFace } from './slideFace';
import { texts } from './texts';

const Face = styled('button')(({ theme: { palette, typography } }) => ({
  ...typography.body2,
  position: 'relative',
  // Aligns the pictures of a row, however long the names below are.
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  width: '100%',
  height: '100%',
  padding: 4,
  color: palette.text.primary,
  textAlign: 'left',
  background: 'none',
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${palette.brandPressed}`, outlineOffset: 2 },
  '&[aria-pressed=true]': {
    borderColor: palette.accent.main,
    backgroundColor: palette.accent.wash,
  },
  '&[aria-disabled=true]': { color: palette.text.third, cursor: 'default' },
  '& .title': { display: 'block', padding: '8px 4px 4px', overflowWrap: 'anywhere' },
  '& .bare': { paddingRight: 36 },
  '& .tick': {
    position: 'absolute',
    top: 8,
    right: 8,
    color: palette.accent.main,
    backgroundColor: palette.surface,
    borderRadius: '50%',
  },
}));

interface ShelfCardProps {
  slide: SlideFace;
  isPictured: boolean;
  isChosen: boolean;
  /** True if the item is already in the target. */
  isTaken: boolean;
  onToggle: () => void;
}

/** A slide or another item to choose; some kinds have no pictures. */
export function ShelfCard({ slide, isPictured, isChosen, isTaken, onToggle }: ShelfCardProps) {
  return (
    <Face
      type="button"
      aria-pressed={isChosen || isTaken}
      aria-disabled={isTaken}
      onClick={isTaken ? undefined : onToggle}
    >
      {isPictured && <ImageWithFallback src={slide.thumbnail} alt="" ratio={4 / 3} sizes="180px" />}
      {(isChosen || isTaken) && <CheckCircle aria-hidden className="tick" />}
      <span className={isPictured ? 'title' : 'title bare'}>
        {slide.title}
        {isTaken && ` · ${texts.taken}`}
      </span>
    </Face>
  );
}

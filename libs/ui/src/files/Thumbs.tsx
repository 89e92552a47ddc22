import { ImageWithFallback } from '../media/ImageWithFallback';
import { styled } from '@mui/material/styles';
import { forcedColors } from '../tokens';
import type { Picture } from './Gallery';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  padding: 4,
  '& button': {
    flex: 'none',
    width: 96,
    padding: 0,
    background: 'none',
    border: `2px solid transparent`,
    borderRadius: 4,
    cursor: 'pointer',
    overflow: 'hidden',
    '&[aria-current]': { borderColor: theme.palette.accent.main },
    [forcedColors]: { borderColor: 'Canvas', '&[aria-current]': { borderColor: 'Highlight' } },
  },
}));

interface ThumbsProps {
  pictures: readonly Picture[];
  at: number;
  onGo: (to: number) => void;
}

export function Thumbs({ pictures, at, onGo }: ThumbsProps) {
  return (
    <Row>
      {pictures.map(({ id, name, src }, index) => (
        <button
          key={id}
          type="button"
          aria-label={name}
          {...(index === at && { 'aria-current': true })}
          onClick={() => onGo(index)}
        >
          <ImageWithFallback src={src} alt="" ratio={4 / 3} sizes="96px" />
        </button>
      ))}
    </Row>
  );
}

import { styled } from '@mui/material/styles';
import { ImageWithFallback } from './ImageWithFallback';

const Circle = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  color: theme.palette.accent.text,
  backgroundColor: theme.palette.accent.wash,
  fontWeight: 600,
}));

interface PersonFaceProps {
  /** As stored; null where they have none. */
  src: string | null;
  /** Its first character is shown if there is no picture. */
  name: string;
  /** In pixels. */
  size: number;
  /** Left out if the name is shown beside it. */
  alt?: string;
}

/** A person's picture in a circle. */
export function PersonFace({ src, name, size, alt = '' }: PersonFaceProps) {
  const [first = ''] = name;
  return (
    <Circle style={{ width: size, height: size }}>
      {src ? (
        <ImageWithFallback src={src} alt={alt} ratio={1} sizes={`${size}px`} eager />
      ) : (
        <span
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
          style={{ fontSize: size / 2.2 }}
        >
          {first}
        </span>
      )}
    </Circle>
  );
}

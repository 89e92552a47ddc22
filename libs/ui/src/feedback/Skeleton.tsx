import { keyframes, type SxProps, styled, type Theme } from '@mui/material/styles';
import { colors, radius } from '../tokens';

const pulse = keyframes({ '50%': { opacity: 0.4 } });

/** As high as the letters, and takes the height of one line. */
const text = {
  height: 'auto',
  transform: 'scale(1, 0.6)',
  transformOrigin: '0 55%',
  borderRadius: `${radius.card}px / ${radius.card / 0.6}px`,
  '&:empty::before': { content: '"\\00a0"' },
};
const shapes = {
  text,
  rectangular: {},
  rounded: { borderRadius: radius.card },
  circular: { borderRadius: '50%' },
};
type Shape = keyof typeof shapes;

const Grey = styled('span', { shouldForwardProp: (name) => name !== 'shape' && name !== 'sx' })<{
  shape: Shape;
}>(({ shape }) => ({
  display: 'block',
  height: '1.2em',
  backgroundColor: colors.hairline,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${pulse} 2s ease-in-out 0.5s infinite`,
  },
  ...shapes[shape],
}));

interface SkeletonProps {
  variant?: Shape;
  width?: number | string;
  height?: number | string;
  className?: string;
  sx?: SxProps<Theme>;
}

/** A grey placeholder for loading content. */
export const Skeleton = ({ variant = 'text', width, height, ...others }: SkeletonProps) => (
  <Grey shape={variant} style={{ width, height }} {...others} />
);

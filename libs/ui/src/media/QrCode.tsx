import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Skeleton } from '../feedback/Skeleton';
import { type QrShape, useQrShape } from './useQrShape';
import { print } from '../tokens';
import { VisuallyHidden } from '../text/VisuallyHidden';

interface QrCodeProps {
  /** An empty value shows an empty box of the same size. */
  value: string;
  alt: string;
  size?: number;
}

/** Quiet zone that scanners need, in modules. */
const rim = 2;

function Drawn({ shape, alt, size }: { shape: QrShape; alt: string; size: number }) {
  const side = shape.side + 2 * rim;
  return (
    <svg
      role="img"
      aria-label={alt}
      width={size}
      height={size}
      viewBox={`${-rim} ${-rim} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-rim} y={-rim} width={side} height={side} fill={print.paper} />
      <path d={shape.path} fill={print.ink} />
    </svg>
  );
}

/** A QR code; the library loads only when one is shown. */
export function QrCode({ value, alt, size = 220 }: QrCodeProps) {
  const { shape, failed, retry } = useQrShape(value);

  if (failed) {
    const place = { width: size, height: size, display: 'grid', placeContent: 'center' };
    return (
      <Box role="alert" sx={{ ...place, justifyItems: 'center', bgcolor: 'ground' }}>
        二维码加载失败
        <Button onClick={retry}>重试</Button>
      </Box>
    );
  }
  if (shape === null) {
    return (
      <Box aria-busy sx={{ position: 'relative', width: size }}>
        <VisuallyHidden>{alt}加载中</VisuallyHidden>
        <Skeleton variant="rounded" width={size} height={size} />
      </Box>
    );
  }
  return <Drawn shape={shape} alt={alt} size={size} />;
}

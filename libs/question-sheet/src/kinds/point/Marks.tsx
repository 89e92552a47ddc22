import type { Point } from '@cheese/domain/questions/point/area';
import { useTheme } from '@mui/material/styles';

/** Keeps its width however large the picture is shown. */
const steady = { vectorEffect: 'non-scaling-stroke' } as const;
const ARM = 3;

/** A cross where a point was set: dark with a light edge, to be seen on any picture. */
export function PointMark({ x, y, color }: Point & { color?: string }) {
  const { palette } = useTheme();
  const [left, top] = [x * 100, y * 100];
  const d = `M${left - ARM} ${top}h${ARM * 2}M${left} ${top - ARM}v${ARM * 2}`;
  return (
    <>
      <path d={d} {...steady} stroke={palette.surface} strokeWidth={6} />
      <path d={d} {...steady} stroke={color ?? palette.accent.main} strokeWidth={3} />
    </>
  );
}

/** An area of the picture; open while it is being drawn. */
export function AreaMark({
  corners,
  isOpen = false,
}: {
  corners: readonly Point[];
  isOpen?: boolean;
}) {
  const { palette } = useTheme();
  const d = corners.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x * 100} ${y * 100}`).join('');
  return (
    <path
      d={isOpen ? d : `${d}Z`}
      {...steady}
      fill={isOpen ? 'none' : palette.success.main}
      fillOpacity={0.25}
      stroke={palette.success.main}
      strokeWidth={2}
    />
  );
}

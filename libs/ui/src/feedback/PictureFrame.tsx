import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colors } from '../tokens';

const Sheet = styled('svg')(({ theme: { palette } }) => ({
  display: 'block',
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .disc': { fill: palette.accent.wash },
  '& .floor': { fill: palette.hairline },
  '& .body': { fill: palette.surface, stroke: colors.fieldEdge },
  '& .pane': { fill: palette.ground, stroke: colors.fieldEdge },
  '& .line': { stroke: colors.fieldEdge },
  '& .mark': { stroke: palette.accent.main },
  '& .dot': { fill: palette.accent.main },
}));

/** The background of all small illustrations. */
export function PictureFrame({ children }: { children: ReactNode }) {
  return (
    <Sheet viewBox="0 0 160 120" width={160} height={120} aria-hidden focusable="false">
      <circle className="disc" cx="80" cy="56" r="46" />
      <ellipse className="floor" cx="80" cy="107" rx="54" ry="5" />
      {children}
    </Sheet>
  );
}

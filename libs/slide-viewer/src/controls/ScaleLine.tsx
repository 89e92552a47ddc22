import { styled } from '@mui/material/styles';
import type { Resolution } from '../geometry/resolution';
import { scaleBarOf } from '../geometry/scaleBar';
import { useSeen, type ViewStore } from '../stage/viewStore';
import { texts } from '../texts';

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '2px 8px 6px',
  borderRadius: 4,
  color: theme.palette.viewer.text,
  backgroundColor: theme.palette.viewer.panel,
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& i': {
    display: 'block',
    height: 5,
    border: '2px solid currentColor',
    borderTop: 'none',
  },
}));

const SCALE_ROOM = 140;

/** A scale bar; says so if the resolution of the slide is unknown. */
export function ScaleLine({ store, slide }: { store: ViewStore; slide: Resolution }) {
  const scale = useSeen(store, ({ view }) => view.scale, 0);
  if (scale === 0) return null;
  const bar = scaleBarOf(slide, scale, SCALE_ROOM);
  if (!bar) return <Line className="scale">{texts.scaleUnknown}</Line>;
  return (
    <Line className="scale" role="img" aria-label={texts.scaleOf(bar.text)}>
      {bar.text}
      <i style={{ width: bar.width }} />
    </Line>
  );
}

import { styled } from '@mui/material/styles';
import { type Measure, measureText } from '../model/measure';
import type { Unit } from '../model/part';
import { type SightStore, useSight } from '../stage/sight';
import { texts } from '../texts';

const Over = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& polyline': { fill: 'none', stroke: theme.palette.accent.main, strokeWidth: 2 },
  '& circle': { fill: theme.palette.accent.main },
  '& p': {
    ...theme.typography.body2,
    position: 'absolute',
    top: 12,
    left: '50%',
    margin: 0,
    padding: '4px 12px',
    transform: 'translateX(-50%)',
    whiteSpace: 'nowrap',
    borderRadius: 8,
    color: theme.palette.viewer.text,
    backgroundColor: theme.palette.viewer.panel,
  },
}));

interface MeasureLineProps {
  store: SightStore;
  measure: Measure;
  unit: Unit | null;
}

export function MeasureLine({ store, measure, unit }: MeasureLineProps) {
  const sight = useSight(store);
  const on = measure.places.map((place) => sight?.project(place) ?? null);
  const points = on.filter((point) => point !== null);
  const next = texts.pointNext[measure.kind][measure.places.length];
  return (
    <Over>
      <svg aria-hidden>
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }, at) => (
          <circle key={at} cx={x} cy={y} r={4} />
        ))}
      </svg>
      <p role="status">{[measureText(measure, unit), next].filter(Boolean).join(' · ')}</p>
    </Over>
  );
}

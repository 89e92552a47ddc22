import { styled } from '@mui/material/styles';
import { type SightStore, useSight } from '../stage/sight';
import type { Model } from '../useModel';
import { labelFrame, labelWidth } from './labelFrame';
import { laidOut } from './layout';
import { type AnchorOf, wantedNow } from './wantedNow';

const Over = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& line': { stroke: theme.palette.viewer.text, strokeOpacity: 0.6 },
  '& circle': { fill: theme.palette.viewer.text },
  '& button': {
    ...theme.typography.caption,
    position: 'absolute',
    height: 22,
    padding: '0 6px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.palette.viewer.text,
    backgroundColor: theme.palette.viewer.panel,
    border: 'none',
    borderRadius: 4,
    cursor: 'pointer',
    pointerEvents: 'auto',
    '&.chosen': { outline: `2px solid ${theme.palette.accent.main}` },
  },
}));

interface LabelsProps {
  store: SightStore;
  model: Model;
  anchorOf: AnchorOf;
}

/** Names of parts at both sides of the picture, with lines to what they name. */
export function Labels({ store, model, anchorOf }: LabelsProps) {
  const sight = useSight(store);
  if (!sight || !model.state.hasLabels) return null;
  const { frame, wide, edge } = labelFrame(sight);
  const placed = laidOut(wantedNow(sight, model, anchorOf), frame);
  const nameOf = (id: string) => model.tree.partOf(id)?.name ?? '';
  const widthOf = (id: string) => labelWidth(nameOf(id), wide);
  return (
    <Over>
      <svg aria-hidden>
        {placed.map(({ id, x, y, side, top }) => (
          <g key={id}>
            <line
              x1={side === 'left' ? edge + widthOf(id) : sight.width - edge - widthOf(id)}
              y1={top + frame.row / 2}
              x2={x}
              y2={y}
            />
            <circle cx={x} cy={y} r={2.5} />
          </g>
        ))}
      </svg>
      {placed.map(({ id, side, top }) => (
        <button
          key={id}
          type="button"
          // The tree has the same names for the keyboard.
          tabIndex={-1}
          className={id === model.chosen ? 'chosen' : ''}
          style={{ top: top + 2, [side]: edge, width: widthOf(id) }}
          onClick={() => model.choose(id)}
        >
          {nameOf(id)}
        </button>
      ))}
    </Over>
  );
}

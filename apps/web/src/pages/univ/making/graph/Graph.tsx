import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef } from 'react';
import { leftOf, type Line, neighbourOf, node, pathOf, type Placed, sizeOf, topOf } from './shape';

const Frame = styled('div')(({ theme: { palette, typography, breakpoints } }) => ({
  position: 'relative',
  maxHeight: 520,
  overflow: 'auto',
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  backgroundColor: palette.ground,
  '& svg': { display: 'block' },
  '& path': { fill: 'none', stroke: palette.text.third, strokeWidth: 1.5 },
  '& path.back': { strokeDasharray: '5 4' },
  '& path.critical': { stroke: palette.error.main },
  '& button': {
    ...typography.body2,
    position: 'absolute',
    padding: '4px 8px',
    overflow: 'hidden',
    color: palette.text.primary,
    lineHeight: 1.3,
    textAlign: 'center',
    backgroundColor: palette.surface,
    border: `1px solid ${palette.text.third}`,
    borderRadius: 8,
    cursor: 'pointer',
  },
  '& button.end': { borderRadius: 24 },
  '& button.start': { borderWidth: 2, borderColor: palette.success.main },
  '& button.lost': { borderStyle: 'dashed' },
  '& button.faulty': { borderColor: palette.error.main },
  '& button[aria-pressed=true]': { backgroundColor: palette.brandWash, fontWeight: 600 },
  [breakpoints.down('md')]: { maxHeight: 360 },
}));

interface GraphProps<Node extends Placed> {
  label: string;
  nodes: readonly Node[];
  lines: readonly Line[];
  layers: number;
  places: number;
  chosen: string | null;
  /** `nameOf` is the full accessible name, `titleOf` the short visible text. */
  nameOf: (node: Node) => string;
  titleOf: (node: Node) => string;
  classOf: (node: Node) => string;
  onChoose: (id: string) => void;
  /** Opens the form of a node. */
  onOpen: (id: string) => void;
}

/** A graph in layers; arrow keys move between the nodes. */
export function Graph<Node extends Placed>(props: GraphProps<Node>) {
  const { label, nodes, lines, layers, places, chosen, nameOf, titleOf, classOf } = props;
  const frame = useRef<HTMLDivElement>(null);
  const nodeOf = new Map(nodes.map((one) => [one.id, one]));
  // A single node is in the tab order; arrow keys reach the others.
  const first = nodeOf.has(chosen ?? '') ? chosen : (nodes[0]?.id ?? null);
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const to = neighbourOf(nodes, id, event.key);
    if (to === null) return;
    event.preventDefault();
    props.onChoose(to);
    frame.current?.querySelector<HTMLElement>(`[data-node="${to}"]`)?.focus();
  };
  return (
    <Frame ref={frame} role="group" aria-label={label}>
      <svg {...sizeOf(layers, places)} aria-hidden>
        {lines.map((line) => {
          const [from, to] = [nodeOf.get(line.from), nodeOf.get(line.to)];
          if (!from || !to) return null;
          const kinds = [line.isBack && 'back', line.isCritical && 'critical'].filter(Boolean);
          return (
            <path
              key={`${line.from} ${line.to}`}
              className={kinds.join(' ')}
              d={pathOf(line, from, to)}
            />
          );
        })}
      </svg>
      {nodes.map((one) => (
        <button
          key={one.id}
          type="button"
          data-node={one.id}
          className={classOf(one)}
          aria-label={nameOf(one)}
          aria-pressed={one.id === chosen}
          tabIndex={one.id === first ? 0 : -1}
          style={{ left: leftOf(one), top: topOf(one), width: node.width, height: node.height }}
          onClick={() => props.onOpen(one.id)}
          onKeyDown={(event) => onKeyDown(event, one.id)}
        >
          {titleOf(one)}
        </button>
      ))}
    </Frame>
  );
}

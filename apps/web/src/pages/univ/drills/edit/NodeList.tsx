import type { Drill } from '@cheese/drills/graph/drill';
import { layOut } from '@cheese/drills/graph/layout';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { texts } from './texts';

const Lines = styled('ul')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gap: 2,
  maxHeight: 320,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  '& button': {
    ...typography.body1,
    display: 'flex',
    gap: 8,
    width: '100%',
    minHeight: 36,
    padding: '6px 8px',
    color: 'inherit',
    textAlign: 'start',
    background: 'none',
    border: 0,
    borderRadius: 4,
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.ground },
    '&[aria-current]': { backgroundColor: palette.brandWash, fontWeight: 600 },
  },
  '& span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { ...typography.caption, flex: 'none', color: palette.text.secondary },
  '& small.bad': { color: palette.error.main },
  // On the background of the selected row the usual red has too little contrast.
  '& [aria-current] small.bad': { color: palette.error.dark },
}));

interface NodeListProps {
  drill: Drill;
  chosen: string | null;
  faults: ReadonlyMap<string, number>;
  onOpen: (id: string | null) => void;
}

/** The graph as a list, for keyboard and screen-reader users: the drill, its scenes, its ends. */
export function NodeList({ drill, chosen, faults, onOpen }: NodeListProps) {
  const nodes = useMemo(() => layOut(drill).nodes, [drill]);
  const inOrder = [...nodes].sort(
    (one, other) => one.layer - other.layer || one.place - other.place,
  );
  const about = faults.get('') ?? 0;
  return (
    <Lines aria-label={texts.list}>
      <li>
        <button
          type="button"
          aria-current={chosen === null || undefined}
          onClick={() => onOpen(null)}
        >
          <span>{texts.about}</span>
          {about > 0 && <small className="bad">{texts.faultCount(about)}</small>}
        </button>
      </li>
      {inOrder.map(({ id, title, kind, isLost }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={chosen === id || undefined}
            onClick={() => onOpen(id)}
          >
            <span>{title || texts.untitled}</span>
            <small>{kind === 'end' ? texts.end : id === drill.start && texts.start}</small>
            {isLost && <small className="bad">{texts.lost}</small>}
            {faults.has(id) && (
              <small className="bad">{texts.faultCount(faults.get(id) ?? 0)}</small>
            )}
          </button>
        </li>
      ))}
    </Lines>
  );
}

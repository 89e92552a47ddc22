import { walkByArrows } from '@cheese/ui/popup/walkByArrows';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { TagColumn } from './TagColumn';
import { texts } from './texts';
import type { TagNode } from './useTagTree';

const Columns = styled('div')(({ theme }) => ({
  display: 'flex',
  height: 320,
  overflowX: 'auto',
  borderTop: `1px solid ${theme.palette.hairline}`,
  '& > ul': { flex: '1 0 168px', overflowY: 'auto' },
  '& > ul + ul': { borderLeft: `1px solid ${theme.palette.hairline}` },
  // A phone has no room for two columns: only the last is shown; the breadcrumbs lead back.
  [theme.breakpoints.down('sm')]: { '& > ul:not(:last-child)': { display: 'none' } },
}));

interface TagColumnsProps {
  tree: readonly TagNode[];
  /** Path of open nodes; the last column shows the children of the last one. */
  open: readonly TagNode[];
  chosen: readonly number[];
  onOpen: (way: readonly TagNode[]) => void;
  onChoose: (way: readonly TagNode[]) => void;
}

/** One column per open level; the left and right arrow keys move between them. */
export function TagColumns({ tree, open, chosen, onOpen, onChoose }: TagColumnsProps) {
  const place = useRef<HTMLDivElement>(null);
  const levels = [tree, ...open.map(({ children }) => children)];
  const wayTo = (depth: number, node: TagNode) => [...open.slice(0, depth), node];

  /** Opens a path and focuses the last column, at `id` or its first entry. */
  const step = (way: readonly TagNode[], id?: number) => {
    flushSync(() => onOpen(way));
    const column = place.current?.lastElementChild;
    const at = id === undefined ? 'button' : `button[data-id="${id}"]`;
    column?.querySelector<HTMLElement>(at)?.focus();
  };
  const byKey =
    (depth: number, nodes: readonly TagNode[]) => (event: KeyboardEvent<HTMLElement>) => {
      const at = nodes.find(({ id }) => String(id) === (event.target as HTMLElement).dataset['id']);
      if (event.key === 'ArrowRight' && at && at.children.length > 0) step(wayTo(depth, at));
      else if (event.key === 'ArrowLeft' && depth > 0)
        step(open.slice(0, depth - 1), open[depth - 1]?.id);
      else walkByArrows(event);
    };
  return (
    <Columns ref={place}>
      {levels.map((nodes, depth) => (
        <TagColumn
          key={open[depth - 1]?.id ?? 0}
          label={texts.level(depth + 1)}
          nodes={nodes}
          openId={open[depth]?.id}
          chosenId={chosen[depth]}
          onKeyDown={byKey(depth, nodes)}
          onPick={(node) => {
            const way = wayTo(depth, node);
            if (node.children.length > 0) onOpen(way);
            else onChoose(way);
          }}
        />
      ))}
    </Columns>
  );
}

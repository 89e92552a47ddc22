import type { ManagedChapter } from '@cheese/domain/contract/exam/bankManage';
import { treeOf, type TreeNode } from '@cheese/domain/rules/tree';
import { AppLink } from '@cheese/ui/links/AppLink';
import { styled } from '@mui/material/styles';
import { type DragEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { type Direction, type Place, placeAt, placeBy } from './chapterMoves';

const Tree = styled('ul')(({ theme: { palette, typography } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { margin: 0, padding: '0 0 0 16px', listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 36,
    padding: '6px 12px',
    color: palette.text.primary,
    textDecoration: 'none',
    borderRadius: 4,
    '&:hover': { backgroundColor: palette.ground },
    '& span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& small': { ...typography.caption, color: palette.text.third },
  },
  '& a[aria-current]': {
    color: palette.accent.text,
    backgroundColor: palette.accent.wash,
    fontWeight: 600,
  },
}));

interface ChapterTreeProps {
  chapters: readonly ManagedChapter[];
  chosen: number | undefined;
  hrefOf: (chapterId: number | undefined) => string;
  all: { label: string; count: number };
  /** None where nothing may be moved. */
  onMove: ((chapterId: number, place: Place) => void) | null;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'inside',
  ArrowLeft: 'outside',
};
const KIND = 'application/x-chapter';

/** The chapters of a bank: a link each; moved by dragging, or with Alt and the arrows. */
export function ChapterTree(props: ChapterTreeProps) {
  const { chapters, chosen, hrefOf, all } = props;
  const nodes = treeOf(chapters.map((one) => ({ ...one, pid: one.parentId })));
  const tree = useRef<HTMLUListElement>(null);
  const moved = useRef<number>(null);
  const onKeyMove = (id: number) => {
    moved.current = id;
  };
  // What is moved in the page loses the focus; elsewhere nobody is disturbed.
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || tree.current?.contains(activeElement);
    if (moved.current === null || !isLost) return;
    tree.current?.querySelector<HTMLElement>(`[data-chapter="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [chapters]);
  return (
    <Tree ref={tree}>
      <li>
        <AppLink
          href={hrefOf(undefined)}
          preventScrollReset
          {...(chosen === undefined && { 'aria-current': 'page' as const })}
        >
          <span>{all.label}</span>
          <small>{all.count}</small>
        </AppLink>
      </li>
      {nodes.map((node) => (
        <Chapter key={node.id} node={node} {...props} {...{ onKeyMove }} />
      ))}
    </Tree>
  );
}

type Node = TreeNode<ManagedChapter & { pid: number | null }>;
type Moving = ChapterTreeProps & { onKeyMove: (id: number) => void };

/** As many as the link lists: those of the chapters below are among them. */
const countOf = ({ questionCount, children }: Node): number =>
  children.reduce((sum, child) => sum + countOf(child), questionCount);

function Chapter({ node, ...props }: Moving & { node: Node }) {
  const { chosen, hrefOf } = props;
  return (
    <li>
      <AppLink
        href={hrefOf(node.id)}
        preventScrollReset
        data-chapter={node.id}
        {...(chosen === node.id && { 'aria-current': 'page' as const })}
        {...movesOf(node.id, props)}
      >
        <span>{node.name}</span>
        <small>{countOf(node)}</small>
      </AppLink>
      {node.children.length > 0 && (
        <ul>
          {node.children.map((child) => (
            <Chapter key={child.id} node={child} {...props} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** How a chapter is moved, and others are dropped at it. */
function movesOf(id: number, { chapters, onMove, onKeyMove }: Moving) {
  if (!onMove) return { draggable: false };
  const go = (moved: number, place: Place | null) => {
    if (place) onMove(moved, place);
  };
  return {
    draggable: true,
    'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight',
    onKeyDown: (event: KeyboardEvent) => {
      const direction = event.altKey && directions[event.key];
      if (!direction) return;
      event.preventDefault();
      onKeyMove(id);
      go(id, placeBy(chapters, id, direction));
    },
    onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData(KIND, String(id)),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(KIND)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const moved = Number(event.dataTransfer.getData(KIND));
      if (!moved) return;
      event.preventDefault();
      const { top, height } = event.currentTarget.getBoundingClientRect();
      const isInside = event.clientY > top + height / 2;
      go(moved, placeAt(chapters, moved, { on: id, isInside }));
    },
  };
}

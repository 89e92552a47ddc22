import { treeOf, type TreeNode } from '@cheese/domain/rules/lists/tree';
import { AppLink } from '../links/AppLink';
import { type DragEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { TreeList } from './TreeList';
import { type Branch, type Direction, type Place, placeAt, placeBy } from './treeMoves';

interface NamedBranch extends Branch {
  name: string;
  /** Without its sub-branches. */
  count: number;
}

interface Whole {
  label: string;
  count: number;
}

interface MovableTreeProps {
  branches: readonly NamedBranch[];
  chosen: number | undefined;
  hrefOf: (id: number | undefined) => string;
  all: Whole;
  /** Items in no branch, under the id 0. */
  loose?: Whole;
  /** Null if nothing may be moved. */
  onMove: ((id: number, place: Place) => void) | null;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'inside',
  ArrowLeft: 'outside',
};
const KIND = 'application/x-branch';

/** A tree of links: moved by dragging, or with Alt and the arrows. */
export function MovableTree(props: MovableTreeProps) {
  const { branches, chosen, hrefOf, all, loose } = props;
  const nodes = treeOf(branches.map((one) => ({ ...one, pid: one.parentId })));
  const tree = useRef<HTMLUListElement>(null);
  const moved = useRef<number>(null);
  const onKeyMove = (id: number) => {
    moved.current = id;
  };
  // A moved element loses the focus, so it is restored, unless the user has moved on.
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || tree.current?.contains(activeElement);
    if (moved.current === null || !isLost) return;
    tree.current?.querySelector<HTMLElement>(`[data-branch="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [branches]);
  return (
    <TreeList ref={tree}>
      <Entry {...all} href={hrefOf(undefined)} isChosen={chosen === undefined} />
      {loose && <Entry {...loose} href={hrefOf(0)} isChosen={chosen === 0} />}
      {nodes.map((node) => (
        <BranchEntry key={node.id} node={node} {...props} onKeyMove={onKeyMove} />
      ))}
    </TreeList>
  );
}

const Entry = ({ label, count, href, isChosen }: Whole & { href: string; isChosen: boolean }) => (
  <li>
    <AppLink href={href} preventScrollReset {...(isChosen && { 'aria-current': 'page' as const })}>
      <span>{label}</span>
      <small>{count}</small>
    </AppLink>
  </li>
);

type Node = TreeNode<NamedBranch & { pid: number | null }>;
type Moving = MovableTreeProps & { onKeyMove: (id: number) => void };

/** Includes the items of sub-branches. */
const countOf = ({ count, children }: Node): number =>
  children.reduce((sum, child) => sum + countOf(child), count);

function BranchEntry({ node, ...props }: Moving & { node: Node }) {
  const { chosen, hrefOf } = props;
  return (
    <li>
      <AppLink
        href={hrefOf(node.id)}
        preventScrollReset
        data-branch={node.id}
        {...(chosen === node.id && { 'aria-current': 'page' as const })}
        {...movesOf(node.id, props)}
      >
        <span>{node.name}</span>
        <small>{countOf(node)}</small>
      </AppLink>
      {node.children.length > 0 && (
        <ul>
          {node.children.map((child) => (
            <BranchEntry key={child.id} node={child} {...props} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Drag and keyboard handlers of a branch. */
function movesOf(id: number, { branches, onMove, onKeyMove }: Moving) {
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
      go(id, placeBy(branches, id, direction));
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
      go(moved, placeAt(branches, moved, { on: id, isInside }));
    },
  };
}

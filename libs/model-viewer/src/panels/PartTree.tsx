import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef, useState } from 'react';
import { hid, shown, shownOf } from '../model/modelState';
import { texts } from '../texts';
import type { Model } from '../useModel';
import { rowsOf, stepByKey } from './openRows';
import { PartRow } from './PartRow';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', overflow: 'auto' });

const withOr = (set: ReadonlySet<string>, id: string, isIn: boolean) => {
  const next = new Set(set);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
};

/** All parts as a tree: it leads the picture, and opens where the picture leads. */
export function PartTree({ model }: { model: Model }) {
  const { tree, state, chosen, choose, change, hover } = model;
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(tree.roots.map(({ id }) => id)),
  );
  const [focused, setFocused] = useState<string | null>(null);
  const [followed, setFollowed] = useState<string | null>(null);
  if (chosen !== followed) {
    setFollowed(chosen);
    if (chosen !== null) {
      setOpen(new Set([...open, ...tree.holdersOf(chosen).map(({ id }) => id)]));
      setFocused(chosen);
    }
  }
  const rows = rowsOf(tree, open);
  const reached = rows.find(({ part }) => part.id === focused)?.part.id ?? rows[0]?.part.id ?? null;

  const toggle = (id: string) => {
    const ids = tree.bodiesUnder(id);
    const act = shownOf(state, ids) === 'none' ? shown : hid;
    change((was) => act(was, ids));
  };
  const go = (id: string) => {
    setFocused(id);
    list.current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(id)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (reached === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepByKey(event.key, reached, rows, open);
    if (!step) return;
    event.preventDefault();
    if (step.do === 'go') go(step.id);
    else if (step.do === 'choose') choose(step.id);
    else if (step.do === 'toggle') toggle(step.id);
    else setOpen(withOr(open, step.id, step.do === 'open'));
  };
  return (
    <List ref={list} role="tree" aria-label={texts.tree} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <PartRow
          key={row.part.id}
          row={row}
          shown={shownOf(state, tree.bodiesUnder(row.part.id))}
          isOpen={open.has(row.part.id)}
          isChosen={row.part.id === chosen}
          isReached={row.part.id === reached}
          onChoose={() => {
            setFocused(row.part.id);
            choose(row.part.id);
          }}
          onOpen={(isOpen) => setOpen(withOr(open, row.part.id, isOpen))}
          onToggle={() => toggle(row.part.id)}
          onHover={(isOver) => hover(isOver ? row.part.id : null)}
        />
      ))}
    </List>
  );
}

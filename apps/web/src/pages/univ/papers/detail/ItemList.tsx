import type { KeyedQuestion } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { VisuallyHidden } from '@cheese/ui/text/VisuallyHidden';
import { styled } from '@mui/material/styles';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import {
  type DraftPaper,
  moveItem,
  nameOf,
  newestOf,
  renewed,
  scored,
  withoutItem,
} from './draftPaper';
import { ItemRow } from './ItemRow';
import { texts } from './texts';

const List = styled('ol')(({ theme: { palette, breakpoints } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '8px 4px',
    borderTop: `1px solid ${palette.hairline}`,
  },
  '& > li.dragged': { backgroundColor: palette.accent.wash },
  '& .handle': { flex: 'none', color: palette.text.third, cursor: 'grab', touchAction: 'none' },
  '& .words': { flex: 1, minWidth: 0 },
  '& small': { color: palette.text.third },
  '& .tools': { display: 'flex', flex: 'none', alignItems: 'center' },
  [breakpoints.down('sm')]: {
    '& > li': { flexWrap: 'wrap' },
    '& .words': { flexBasis: '70%' },
    '& .tools': { width: '100%', justifyContent: 'flex-end' },
  },
}));

export interface OfSection {
  paper: DraftPaper;
  at: number;
  onChange: (paper: DraftPaper, undoable?: string) => void;
}

/** Questions of a section, reordered by dragging or by buttons. */
export function ItemList({
  paper,
  at,
  firstNumber,
  onChange,
}: OfSection & { firstNumber: number }) {
  const items = paper.sections[at]?.items ?? [];
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const hold = useHeldFocus(list);

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= items.length) return;
    onChange(moveItem(paper, at, [from, to]));
    setSaid(texts.moved(firstNumber + from, firstNumber + to));
  };
  const renewal = (question: KeyedQuestion | undefined) => {
    const newest = newestOf(paper, question);
    return newest ? { onRenew: () => onChange(renewed(paper, at, newest), texts.renewed) } : {};
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (dragged === undefined) return;
    const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-at]');
    if (!row || !list.current?.contains(row)) return;
    const to = Number(row.dataset['at']);
    move(dragged, to);
    setDragged(to);
  };
  const drop = () => setDragged(undefined);
  return (
    <>
      <List ref={list} onPointerMove={drag} onPointerUp={drop} onPointerCancel={drop}>
        {items.map(({ questionId, version, score }, place) => (
          <ItemRow
            key={questionId}
            question={paper.words[nameOf(questionId, version)]}
            number={firstNumber + place}
            at={place}
            isLast={place === items.length - 1}
            isDragged={dragged === place}
            score={score}
            onHold={() => setDragged(place)}
            onMove={(by) => {
              hold(place + by, by);
              move(place, place + by);
            }}
            {...renewal(paper.words[nameOf(questionId, version)])}
            onScore={(next) => onChange(scored(paper, at, [place, next]))}
            onRemove={() => onChange(withoutItem(paper, at, place), texts.removed)}
          />
        ))}
      </List>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </>
  );
}

/** Some browsers drop the focus when a row moves in the DOM, so focus its button again. */
function useHeldFocus(list: { current: HTMLElement | null }) {
  const held = useRef<{ at: number; by: number }>(null);
  useEffect(() => {
    if (!held.current) return;
    const { at, by } = held.current;
    held.current = null;
    list.current?.querySelector<HTMLElement>(`[data-at="${at}"] button[data-by="${by}"]`)?.focus();
  });
  return (at: number, by: number) => {
    held.current = { at, by };
  };
}

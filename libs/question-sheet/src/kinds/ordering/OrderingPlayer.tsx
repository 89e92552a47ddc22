import { VisuallyHidden } from '@cheese/ui/text/VisuallyHidden';
import Button from '@mui/material/Button';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { PlayerProps } from '../KindView';
import { texts } from '../texts';
import { moved, orderOf } from './orderOf';
import { OrderList } from './OrderList';
import { OrderRow } from './OrderRow';

/** Steps that are put in order: by dragging, or by buttons. */
export function OrderingPlayer(props: PlayerProps) {
  const { question, given, onGive, isDisabled, labelledBy } = props;
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const hold = useHeldFocus(list);
  const order = orderOf(question, given);

  const move = (key: string, to: number) => {
    if (to < 0 || to >= order.length || order.indexOf(key) === to) return;
    onGive(moved(order, key, to));
    setSaid(texts.movedTo(order.indexOf(key) + 1, to + 1));
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (dragged === undefined) return;
    const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-step]');
    const over = row && list.current?.contains(row) ? row.dataset['step'] : undefined;
    if (over !== undefined) move(dragged, order.indexOf(over));
  };

  return (
    <div role="group" aria-labelledby={labelledBy}>
      <OrderList
        ref={list}
        onPointerMove={drag}
        onPointerUp={() => setDragged(undefined)}
        onPointerCancel={() => setDragged(undefined)}
      >
        {order.map((key, at) => (
          <OrderRow
            key={key}
            option={question.options.find((option) => option.key === key)}
            at={at}
            isDisabled={isDisabled}
            isLast={at === order.length - 1}
            isDragged={dragged === key}
            onHold={() => setDragged(key)}
            onMove={(by) => {
              hold(key, by);
              move(key, at + by);
            }}
          />
        ))}
      </OrderList>
      {given.length === 0 && (
        <Button disabled={isDisabled} sx={{ mt: 1 }} onClick={() => onGive(order)}>
          {texts.takeOrder}
        </Button>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

/** A row that moves loses the focus in some browsers: its button gets it back. */
function useHeldFocus(list: { current: HTMLElement | null }) {
  const held = useRef<{ key: string; by: number }>(null);
  useEffect(() => {
    if (!held.current) return;
    const { key, by } = held.current;
    held.current = null;
    const selector = `[data-step="${key}"] button[data-by="${by}"]`;
    list.current?.querySelector<HTMLElement>(selector)?.focus();
  });
  return (key: string, by: number) => {
    held.current = { key, by };
  };
}

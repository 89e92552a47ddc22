import { storedJson } from '@cheese/auth/storedJson';
import type { QuizQuestion } from '@cheese/domain/contract/bodies/anatomyQuiz';
import { movedBy } from '@cheese/domain/rules/lists/movedBy';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { texts } from './texts';

type Placed = NonNullable<QuizQuestion['ordering']>['parts'][number];

interface OrderBoardProps {
  quizId: number;
  number: number;
  parts: readonly Placed[];
  isBusy: boolean;
  onSay: (order: number[]) => void;
}

/** Keeps the arrangement across a reload. */
function useArranged({ quizId, number, parts }: OrderBoardProps) {
  const kept = storedJson<number[]>(
    sessionStorage,
    `anatomy-quiz-${quizId}-${number}`,
    (ids) => ids.length === parts.length && parts.every(({ id }) => ids.includes(id)),
  );
  const [order, setOrder] = useState(() => kept.get() ?? parts.map(({ id }) => id));
  const put = (next: number[]) => {
    setOrder(next);
    kept.set(next);
  };
  return { arranged: order.flatMap((id) => parts.find((one) => one.id === id) ?? []), put };
}

/** Parts to put in order by mouse, touch or keyboard, and to submit together. */
export function OrderBoard(props: OrderBoardProps) {
  const { isBusy, onSay } = props;
  const { arranged, put } = useArranged(props);
  const [moved, setMoved] = useState<Placed | null>(null);
  /**
   * After the move the focus follows the moved line, so that the same button can be pressed again.
   */
  const move = (part: Placed, step: -1 | 1) => (event: MouseEvent<HTMLElement>) => {
    const { currentTarget } = event;
    flushSync(() => {
      put(movedBy(arranged, part, step).map(({ id }) => id));
      setMoved(part);
    });
    currentTarget.focus();
  };
  return (
    <>
      <p>{texts.orderHint}</p>
      <ol className="order" aria-label={texts.order}>
        {arranged.map((part, at) => (
          <li key={part.id}>
            <span>{part.name}</span>
            <IconButton
              aria-label={texts.up(part.name)}
              aria-disabled={at === 0}
              onClick={move(part, -1)}
            >
              <ArrowUpward fontSize="small" />
            </IconButton>
            <IconButton
              aria-label={texts.down(part.name)}
              aria-disabled={at === arranged.length - 1}
              onClick={move(part, 1)}
            >
              <ArrowDownward fontSize="small" />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="status">
        {moved && texts.movedTo(moved.name, arranged.findIndex(({ id }) => id === moved.id) + 1)}
      </p>
      <Button
        variant="contained"
        aria-disabled={isBusy}
        onClick={() => onSay(arranged.map(({ id }) => id))}
      >
        {texts.handIn}
      </Button>
    </>
  );
}

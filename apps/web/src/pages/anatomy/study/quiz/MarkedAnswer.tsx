import type { QuizQuestion } from '@cheese/domain/contract/bodies/anatomyQuiz';
import Button from '@mui/material/Button';
import { texts } from './texts';

interface MarkedAnswerProps {
  mark: NonNullable<QuizQuestion['mark']>;
  isLast: boolean;
  onNext: () => void;
}

/** The pressed button is gone, so the focus moves to the next step. */
const stand = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

export function MarkedAnswer({ mark, isLast, onNext }: MarkedAnswerProps) {
  const { isRight, given, name, nameLatin, nameEn, text, order } = mark;
  const languages = [nameLatin, nameEn].filter(Boolean).join(' · ');
  const wrong = order ? texts.isPutWrong(given) : texts.isWrong(given);
  return (
    <>
      <p role="status">{isRight ? texts.isRight : wrong}</p>
      {order ? <p>{texts.inOrder(order.map((one) => one.name).join(' → '))}</p> : <h3>{name}</h3>}
      {languages && <p>{languages}</p>}
      {text && <p>{text}</p>}
      <div className="acts">
        <Button ref={stand} variant="contained" onClick={onNext}>
          {isLast ? texts.toResult : texts.next}
        </Button>
      </div>
    </>
  );
}

import type { AnatomyQuiz, QuizQuestion } from '@cheese/domain/contract/bodies/anatomyQuiz';
import { Panel } from '@cheese/model-viewer/panels/Panel';
import Button from '@mui/material/Button';
import { MarkedAnswer } from './MarkedAnswer';
import { OrderBoard } from './OrderBoard';
import { texts } from './texts';
import { useBegin } from './useBegin';

/** The answer; its field depends on the question. */
export interface Said {
  structureId?: number;
  choice?: number;
  order?: number[];
}

interface QuizCardProps {
  quiz: AnatomyQuiz;
  question: QuizQuestion;
  isBusy: boolean;
  /** The part clicked last, for questions that ask to find a part. */
  pointed: string | null;
  say: (said: Said) => void;
  onNext: () => void;
  /** False without WebGL; the learner then chooses among pictures. */
  draws: boolean;
}

/** Moves the focus to the new question. */
const stand = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

function askedBy({ name, ordering }: QuizQuestion, draws: boolean): string {
  if (ordering) return texts.orderBy(ordering.title);
  return name === null ? texts.name : `${draws ? texts.find : texts.choose}：${name}`;
}

export function QuizCard(props: QuizCardProps) {
  const { quiz, question, onNext, draws } = props;
  const { number, mark } = question;
  const { anatomyId, modelId, kind, rightCount, questions } = quiz;
  const { isBusy, start } = useBegin();
  return (
    <Panel>
      <small>
        {texts.progress(number, questions.length)} · {texts.right(rightCount)}
      </small>
      <h2 ref={stand} tabIndex={-1}>
        {askedBy(question, draws)}
      </h2>
      {mark ? (
        <MarkedAnswer mark={mark} onNext={onNext} isLast={quiz.finishedAt !== null} />
      ) : (
        <Ways {...props} />
      )}
      <div className="acts">
        <Button
          size="small"
          aria-disabled={isBusy}
          onClick={() => start({ anatomyId, modelId, kind, isNew: true })}
        >
          {texts.again}
        </Button>
      </div>
    </Panel>
  );
}

function Ways({ quiz, question, pointed, isBusy, say, draws }: QuizCardProps) {
  const { number, name, choices, ordering } = question;
  if (ordering) {
    const { parts } = ordering;
    const onSay = (order: number[]) => say({ order });
    return (
      <OrderBoard quizId={quiz.id} number={number} parts={parts} isBusy={isBusy} onSay={onSay} />
    );
  }
  if (name === null) {
    return (
      <div className="choices">
        {choices.map((choice, at) => (
          <Button
            key={choice}
            variant="outlined"
            aria-disabled={isBusy}
            onClick={() => say({ choice: at })}
          >
            {choice}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <>
      <p>{draws ? texts.findHint : texts.findPlain}</p>
      {draws && <p>{texts.hidden}</p>}
      <p role="status">{pointed === null ? texts.nothingYet : texts.pointed}</p>
      <Button
        variant="contained"
        disabled={pointed === null}
        aria-disabled={isBusy}
        onClick={() => say({ structureId: Number(pointed) })}
      >
        {texts.pick}
      </Button>
    </>
  );
}

import type { AnatomyQuiz, QuizQuestion } from '@cheese/domain/contract/viewers/anatomyQuiz';
import { Panel } from '@cheese/model-viewer/panels/Panel';
import Button from '@mui/material/Button';
import { MarkedAnswer } from './MarkedAnswer';
import { texts } from './texts';
import { useBegin } from './useBegin';

interface QuizCardProps {
  quiz: AnatomyQuiz;
  question: QuizQuestion;
  isBusy: boolean;
  /** The part that was pointed at last, where one is to be found. */
  pointed: string | null;
  say: (said: { structureId?: number; choice?: number }) => void;
  onNext: () => void;
}

/** Whoever goes on by keys stands before what is asked next. */
const stand = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** What is asked, and once it was answered how that was. */
export function QuizCard(props: QuizCardProps) {
  const { quiz, question, onNext } = props;
  const { number, name, mark } = question;
  const { anatomyId, modelId, kind, rightCount, questions } = quiz;
  const { isBusy, start } = useBegin();
  return (
    <Panel>
      <small>
        {texts.progress(number, questions.length)} · {texts.right(rightCount)}
      </small>
      <h2 ref={stand} tabIndex={-1}>
        {name === null ? texts.name : `${texts.find}：${name}`}
      </h2>
      {mark ? (
        <MarkedAnswer {...{ mark, onNext }} isLast={quiz.finishedAt !== null} />
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

/** How one answers: by a name, or by what was pointed at. */
function Ways({ question: { name, choices }, pointed, isBusy, say }: QuizCardProps) {
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
      <p>{texts.findHint}</p>
      <p>{texts.hidden}</p>
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

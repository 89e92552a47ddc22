import type { AnatomyQuiz } from '@cheese/domain/contract/bodies/anatomyQuiz';
import { Panel } from '@cheese/model-viewer/panels/Panel';
import Button from '@mui/material/Button';
import { paths } from '../../../../paths';
import { AskedLines } from './AskedLines';
import { texts } from './texts';
import { useBegin } from './useBegin';

export function QuizResult({ quiz }: { quiz: AnatomyQuiz }) {
  const { id: wrongOf, anatomyId, modelId, kind, rightCount, questions } = quiz;
  const { isBusy, start } = useBegin();
  const of = { anatomyId, modelId, kind };
  const marks = questions.flatMap(({ mark }) => mark ?? []);
  const wrong = marks.filter(({ isRight }) => !isRight);
  const right = marks.filter(({ isRight }) => isRight);
  const openCount = questions.filter(({ mark }) => mark === null).length;
  return (
    <Panel>
      <h2>{texts.score(rightCount, questions.length)}</h2>
      {openCount > 0 && <p>{texts.open(openCount)}</p>}
      {rightCount === questions.length && <p>{texts.allRight}</p>}
      {wrong.length > 0 && (
        <>
          <h3>{texts.wrong}</h3>
          <AskedLines quiz={quiz} marks={wrong} />
        </>
      )}
      {right.length > 0 && (
        <details>
          <summary>{texts.knew(right.length)}</summary>
          <AskedLines quiz={quiz} marks={right} />
        </details>
      )}
      <div className="acts">
        {wrong.length > 0 && (
          <Button
            variant="contained"
            aria-disabled={isBusy}
            onClick={() => start({ ...of, wrongOf })}
          >
            {texts.practise}
          </Button>
        )}
        <Button variant="outlined" aria-disabled={isBusy} onClick={() => start(of)}>
          {texts.more}
        </Button>
        <Button href={paths.anatomyStudy({ id: anatomyId, modelId, quiz: 'new' })}>
          {texts.past}
        </Button>
        <Button href={paths.anatomyStudy({ id: anatomyId, modelId })}>{texts.back}</Button>
      </div>
    </Panel>
  );
}

import { useAnswerAnatomyQuizMutation } from '@cheese/api-client/bodies/anatomyQuiz';
import type { AnatomyQuiz } from '@cheese/domain/contract/bodies/anatomyQuiz';
import type { ModelFile, Structure } from '@cheese/domain/contract/bodies/shapes/model';
import { type ModelHandle, ModelViewer } from '@cheese/model-viewer/ModelViewer';
import { SectionPanel } from '@cheese/model-viewer/panels/SectionPanel';
import { SidesPanel } from '@cheese/model-viewer/panels/SidesPanel';
import { canDraw } from '@cheese/model-viewer/stage/canDraw';
import { useModel } from '@cheese/model-viewer/useModel';
import { useTask } from '@cheese/ui/form/useTask';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { asPart } from '../../../../features/model/asPart';
import { QuizCard, type Said } from './QuizCard';
import { QuizFrame } from './QuizFrame';
import { firstOpen, litBy, lookFor } from './quizLook';
import { QuizResult } from './QuizResult';

interface QuizRunProps {
  quiz: AnatomyQuiz;
  file: ModelFile;
  rows: readonly Structure[];
}

const nothing = () => undefined;

/** Asks the questions one by one, marks each at once, and shows the result at the end. */
export function QuizRun({ quiz: asOpened, file, rows }: QuizRunProps) {
  const [latest, setLatest] = useState<AnatomyQuiz | null>(null);
  const quiz = latest ?? asOpened;
  const [number, setNumber] = useState(() => firstOpen(asOpened));
  const question = quiz.questions.find((one) => one.number === number) ?? null;
  const parts = useMemo(
    () => rows.filter(({ modelId }) => modelId === file.id).map(asPart),
    [rows, file.id],
  );
  const model = useModel(parts);
  const handle = useRef<ModelHandle>(null);
  const [answer] = useAnswerAnatomyQuizMutation();
  const { isBusy, run } = useTask();
  const isOpen = question !== null && question.mark === null;

  const light = useEffectEvent(() => {
    const lit = question && litBy(question, model.tree);
    model.choose(lit);
    model.change(() => lookFor(lit, model.tree));
  });
  useEffect(() => light(), [number, isOpen]);

  const say = (said: Said) =>
    void run(async () => {
      if (number !== null) setLatest(await answer({ quizId: quiz.id, number, ...said }).unwrap());
    });
  const [draws] = useState(canDraw);
  const canPoint = isOpen && quiz.kind === 'find';
  return (
    <QuizFrame>
      <div className="picture">
        <ModelViewer
          name={file.title}
          source={{ address: file.address }}
          model={canPoint ? model : { ...model, choose: nothing }}
          isQuiet
          isAiming={canPoint}
          handle={handle}
        />
      </div>
      <div className="pane asked">
        {question ? (
          <QuizCard
            key={question.number}
            quiz={quiz}
            question={question}
            isBusy={isBusy}
            say={say}
            draws={draws}
            pointed={canPoint ? model.chosen : null}
            onNext={() => setNumber(firstOpen(quiz))}
          />
        ) : (
          <QuizResult quiz={quiz} />
        )}
      </div>
      {question && draws && (
        <div className="pane tools">
          <SidesPanel handle={handle} />
          <SectionPanel model={model} />
        </div>
      )}
    </QuizFrame>
  );
}

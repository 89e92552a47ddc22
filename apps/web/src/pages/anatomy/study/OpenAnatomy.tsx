import {
  useGetAnatomyModelsQuery,
  useGetAnatomyStructuresQuery,
} from '@cheese/api-client/bodies/anatomy';
import { singleTypeCodes } from '@cheese/domain/codes/learning/singleTypes';
import type { AnatomyDetail } from '@cheese/domain/contract/bodies/anatomy';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { WaitingViewer } from '@cheese/ui/viewer/WaitingViewer';
import { useResourceStudy } from '../../../study/useResourceStudy';
import { lazyPart } from '../../../loading/lazyPart';
import { paths } from '../../../paths';
import { pairsOf } from './compare/pairOf';
import { texts } from './texts';

const StudyBench = lazyPart(async () => {
  const { StudyBench: Part } = await import('./StudyBench');
  return { default: Part };
}, LostInPlace);

const QuizBench = lazyPart(async () => {
  const { QuizBench: Part } = await import('./quiz/QuizBench');
  return { default: Part };
}, LostInPlace);

const CompareBench = lazyPart(async () => {
  const { CompareBench: Part } = await import('./compare/CompareBench');
  return { default: Part };
}, LostInPlace);

interface OpenAnatomyProps {
  anatomy: AnatomyDetail;
  /** Model id from the address; the first model if absent. */
  modelId: number | undefined;
  /** Quiz id, or 'new' to choose a quiz; the quiz replaces the study view. */
  quiz: number | 'new' | undefined;
  /** Shows the diseased model beside the healthy one, if there is one. */
  isCompared: boolean;
}

/** Loads the models and their parts before anything is shown. */
export function OpenAnatomy({ anatomy, modelId, quiz, isCompared }: OpenAnatomyProps) {
  const { id, name } = anatomy;
  useDocumentTitle((isCompared ? texts.comparedOf : texts.titleOf)(name));
  useResourceStudy(singleTypeCodes.threeAns, id);
  const models = useGetAnatomyModelsQuery({ anatomyId: id });
  const structures = useGetAnatomyStructuresQuery({ anatomyId: id });
  const waiting = <WaitingViewer name={name} />;
  return (
    <Answered
      query={models}
      what={texts.what}
      skeleton={waiting}
      empty={
        <EmptyState
          sentence={texts.empty}
          action={<Button href={paths.anatomyDetail({ id })}>{texts.toDetail}</Button>}
        />
      }
    >
      {(files) => (
        <Answered query={structures} what={texts.what} skeleton={waiting} isEmpty={() => false}>
          {(rows) => {
            const file = files.find((one) => one.id === modelId) ?? files[0];
            if (!file) return null;
            const pairs = pairsOf(files, file);
            const [pair] = isCompared ? pairs : [];
            return (
              <Suspense fallback={waiting}>
                {quiz !== undefined ? (
                  <QuizBench key={file.id} anatomy={anatomy} file={file} rows={rows} quiz={quiz} />
                ) : pair ? (
                  <CompareBench
                    key={pair.sick.id}
                    anatomyId={id}
                    pair={pair}
                    pairs={pairs}
                    rows={rows}
                  />
                ) : (
                  <StudyBench
                    key={file.id}
                    anatomy={anatomy}
                    files={files}
                    file={file}
                    rows={rows}
                  />
                )}
              </Suspense>
            );
          }}
        </Answered>
      )}
    </Answered>
  );
}

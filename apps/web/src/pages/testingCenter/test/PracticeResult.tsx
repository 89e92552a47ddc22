import { useGetPracticeResultQuery } from '@cheese/api-client/exam/practice';
import type { PracticeResult as Result } from '@cheese/domain/contract/exam/practice';
import { forgetEnded } from '@cheese/question-sheet/keeping/forgetEnded';
import { ReviewCard } from '@cheese/question-sheet/review/ReviewCard';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import { FigureRow } from '@cheese/ui/management/FigureRow';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QuestionTalks } from '../../../features/comments/QuestionTalks';
import { TalkButton } from '../../../features/comments/TalkButton';
import { spanText } from '../../../features/answering/spanTexts';
import { attemptOf, SlideQuestions } from '../../../features/slide/questions/SlideQuestions';
import { paths } from '../../../paths';
import { AmongOthers } from './AmongOthers';
import { keptMarks } from './keptMarks';
import { PractiseAgain } from './PractiseAgain';
import { texts } from './texts';

/** Result of a practice, with the right answer to every question. */
export function PracticeResult({ practiceId }: { practiceId: number }) {
  const query = useGetPracticeResultQuery({ practiceId });
  useEffect(() => {
    void forgetEnded(`main/${practiceId}`);
    keptMarks(practiceId).clear();
  }, [practiceId]);
  return (
    <Answered query={query} what={texts.resultTitle} skeleton={<RowsSkeleton />}>
      {(result) => <Shown result={result} />}
    </Answered>
  );
}

function Shown({ result }: { result: Result }) {
  const [search] = useSearchParams();
  const isWrongOnly = search.get('only') === 'wrong';
  const { id: practiceId } = result;
  const choices = [
    { label: texts.all, href: paths.practice({ practiceId }), isChosen: !isWrongOnly },
    {
      label: texts.onlyWrong,
      href: paths.practice({ practiceId, only: 'wrong' }),
      isChosen: isWrongOnly,
    },
  ];
  const shown = result.questions.filter(
    ({ share }) => !isWrongOnly || (share !== null && share < 1),
  );
  const withKeys = result.questions.filter(({ isKeyKept }) => !isKeyKept);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <FigureRow label={texts.figures} figures={figuresOf(result)} />
      <AmongOthers practiceId={practiceId} />
      <PractiseAgain result={result} />
      <ChoiceRow label={texts.marks} choices={choices} />
      {shown.length === 0 && <EmptyState dense sentence={texts.noWrong} />}
      <SlideQuestions attempt={attemptOf(practiceId, result.questions)}>
        <QuestionTalks questionIds={withKeys.map(({ id }) => id)}>
          {shown.map((question) => (
            <ReviewCard
              key={question.number}
              question={question}
              number={question.number}
              end={<TalkButton questionId={question.id} />}
            />
          ))}
        </QuestionTalks>
      </SlideQuestions>
    </Box>
  );
}

function figuresOf(result: Result) {
  const { rightCount, partialCount, wrongCount, questions, usedS } = result;
  const open = questions.filter(({ given }) => given.length === 0).length;
  return [
    { name: texts.right, value: String(rightCount) },
    { name: texts.partial, value: String(partialCount) },
    { name: texts.wrong, value: String(wrongCount) },
    { name: texts.open, value: String(open) },
    { name: texts.used, value: spanText(usedS) },
  ];
}

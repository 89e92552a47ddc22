import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import type { PracticePaper } from '@cheese/domain/contract/exam/practice';
import { useAnswerKeeper } from '@cheese/question-sheet/keeping/useAnswerKeeper';
import { QuestionSheet } from '@cheese/question-sheet/sheet/QuestionSheet';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoneTalk } from '../../../features/comments/TalkButton';
import { EndedFace } from '../../../features/answering/EndedFace';
import { placed } from '../../../features/answering/placed';
import { attemptOf, SlideQuestions } from '../../../features/slide/questions/SlideQuestions';
import { paths } from '../../../paths';
import { PracticeAids } from './aids/PracticeAids';
import { texts } from './texts';
import { useQuestionTools } from './useQuestionTools';
import { usePracticeCalls } from './usePracticeCalls';
import { useRevealing } from './useRevealing';

const below = (questionId: number) => <LoneTalk key={questionId} questionId={questionId} />;

interface PracticeRunProps {
  paper: PracticePaper;
  /** Called when the practice was submitted, here or elsewhere. */
  onOver: () => unknown;
}

export function PracticeRun({ paper, onOver }: PracticeRunProps) {
  const { id, questions, startedAt, now } = paper;
  const { save, submit, newest } = usePracticeCalls(id);
  const [attempt] = useState({
    key: `main/${id}`,
    answers: placed(questions),
    startedAt,
    now,
  });
  const keeper = useAnswerKeeper(attempt, {
    save,
    onNewer: () => void newest().then((answers) => answers && keeper.merge(answers)),
  });
  const [sheet] = useState({ questions, scores: [], sections: [] });
  const revealing = useRevealing(id, keeper);
  const tools = useQuestionTools(id);
  const [search] = useSearchParams();
  // Right answers in the test of a lesson are shown only after it is submitted.
  const isTest = paper.source === practiceSourceCodes.lesson;
  // The same goes for a practice with a time limit.
  const isTimed = paper.endsAt !== null;
  const isImmediate = !isTest && !isTimed && search.get('mode') !== 'after';
  const modes = [
    { label: texts.immediate, href: paths.practice({ practiceId: id }), isChosen: isImmediate },
    {
      label: texts.after,
      href: paths.practice({ practiceId: id, mode: 'after' }),
      isChosen: !isImmediate,
    },
  ];
  return (
    <>
      {isTest || isTimed ? (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          {isTest ? texts.afterwards : texts.timed}
        </Typography>
      ) : (
        <ChoiceRow label={texts.modes} choices={modes} />
      )}
      {revealing && tools && (
        <SlideQuestions attempt={attemptOf(id, questions)}>
          <QuestionSheet
            paper={sheet}
            keeper={keeper}
            calls={{ submit, onSubmitted: onOver }}
            tools={tools}
            hasFlags
            aids={<PracticeAids />}
            {...(isTimed && { time: { endsAt: paper.endsAt, now, isOpen: true } })}
            ended={
              <EndedFace action={<Button onClick={() => onOver()}>{texts.seeResult}</Button>} />
            }
            {...(isImmediate && { practice: { ...revealing, below } })}
          />
        </SlideQuestions>
      )}
    </>
  );
}

import type { ExamDescription, ResidueTime } from '@cheese/domain/contract/exam/exam';
import type { ExamPaper } from '@cheese/domain/contract/exam/shapes/examPaper';
import { useAnswerKeeper } from '@cheese/question-sheet/keeping/useAnswerKeeper';
import { QuestionSheet } from '@cheese/question-sheet/sheet/QuestionSheet';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { EndedFace } from '../../../features/answering/EndedFace';
import { attemptOf, SlideQuestions } from '../../../features/slide/questions/SlideQuestions';
import { placed } from '../../../features/answering/placed';
import { ExamFacts } from './ExamFacts';
import { ExamSlides, ExamSlidesButton, useExamSlides } from './ExamSlides';
import { sheetPaper } from './sheetPaper';
import { texts } from './texts';
import { useExamCalls } from './useExamCalls';
import { useLeavingNoted } from './useLeavingNoted';

interface ExamRunProps {
  exam: ExamDescription;
  paper: ExamPaper;
  time: ResidueTime;
  onOver: () => void;
  /** Called when another device has taken over. */
  onElsewhere: () => void;
}

export function ExamRun({ exam, paper, time, onOver, onElsewhere }: ExamRunProps) {
  const { save, submit, newest } = useExamCalls(paper, onElsewhere);
  const [attempt] = useState(() => ({
    key: `main/${paper.attemptId}`,
    answers: placed(paper.sections.flatMap(({ questions }) => questions)),
    startedAt: exam.enteredAt ?? time.now,
    now: time.now,
  }));
  const keeper = useAnswerKeeper(attempt, {
    save,
    onNewer: () => void newest().then((answers) => answers && keeper.merge(answers)),
  });
  const [sheet] = useState(() => sheetPaper(paper));
  const [isInfoOpen, setInfoOpen] = useState(false);
  const slides = useExamSlides(exam.id);
  useLeavingNoted(exam);
  return (
    <>
      <Button onClick={() => setInfoOpen(true)} sx={{ mb: 1 }}>
        {texts.info}
      </Button>
      <ExamSlidesButton {...slides} />
      <SlideQuestions attempt={attemptOf(paper.attemptId, sheet.questions)}>
        <QuestionSheet
          isExamination
          paper={sheet}
          keeper={keeper}
          time={{ endsAt: time.endsAt, now: time.now, isOpen: true }}
          calls={{ submit, onSubmitted: onOver }}
          ended={<EndedFace action={<Button onClick={onOver}>{texts.result}</Button>} />}
        />
      </SlideQuestions>
      <ExamSlides examId={exam.id} {...slides} />
      {isInfoOpen && (
        <PanelDialog title={texts.info} onClose={() => setInfoOpen(false)}>
          <ExamFacts exam={exam} />
        </PanelDialog>
      )}
    </>
  );
}

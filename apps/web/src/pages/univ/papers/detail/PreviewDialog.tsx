import { useGetMadePaperQuery } from '@cheese/api-client/exam/paperManage';
import type { MadePaper } from '@cheese/domain/contract/exam/shapes/paperShapes';
import type { Save } from '@cheese/question-sheet/keeping/AnswerAutosave';
import { useAnswerKeeper } from '@cheese/question-sheet/keeping/useAnswerKeeper';
import { QuestionSheet } from '@cheese/question-sheet/sheet/QuestionSheet';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useToast } from '@cheese/ui/toast/useToast';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { texts } from './texts';

interface PreviewDialogProps {
  paperId: number;
  seed: number;
  onClose: () => void;
}

/** The paper as learners see it; answers are not saved. */
export function PreviewDialog({ paperId, seed, onClose }: PreviewDialogProps) {
  const query = useGetMadePaperQuery({ paperId, seed }, { refetchOnMountOrArgChange: true });
  const title = texts.previewTitle(query.data?.name ?? '');
  const lead = query.data?.isDrawn ? { lead: texts.example } : {};
  return (
    <PanelDialog width="lg" title={title} onClose={onClose} {...lead}>
      <Answered query={query} what={texts.what} skeleton={<RowsSkeleton />}>
        {(made) => <Sheet made={made} paperId={paperId} onClose={onClose} />}
      </Answered>
    </PanelDialog>
  );
}

/** A preview stores nothing, so every save succeeds. */
const forget: Save = async (answers) => ({
  saved: answers,
  endsAt: null,
  now: 0,
  isOpen: true,
});

function Sheet({ made, paperId, onClose }: Omit<PreviewDialogProps, 'seed'> & { made: MadePaper }) {
  const toast = useToast();
  const [attempt] = useState(() => ({
    key: `preview/${paperId}/${Date.now()}`,
    answers: [],
    startedAt: 0,
    now: 0,
  }));
  const keeper = useAnswerKeeper(attempt, { save: forget });
  const [paper] = useState(() => sheetOf(made));
  const onSubmitted = () => {
    toast.info(texts.previewDone);
    onClose();
  };
  return (
    // The sheet's sticky parts leave room for the site header, which a dialog does not have.
    <Box sx={{ '& > *': { position: 'static !important' } }}>
      <QuestionSheet
        isExamination
        paper={paper}
        keeper={keeper}
        calls={{ submit: async () => 'done', onSubmitted }}
        ended={<p>{texts.ended}</p>}
      />
    </Box>
  );
}

function sheetOf({ sections }: MadePaper) {
  const questions = sections.flatMap((section) => section.questions);
  let firstPlace = 0;
  const begun = sections.map(({ title, note: lead, questions: own }) => {
    const section = { title, lead, firstPlace };
    firstPlace += own.length;
    return section;
  });
  return { questions, sections: begun, scores: questions.map(({ score }) => score) };
}

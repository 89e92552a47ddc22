import { useGetPaperSourcesQuery } from '@cheese/api-client/exam/paperManage';
import { useSaveQuestionsMutation } from '@cheese/api-client/exam/questionManage';
import type { PaperSource } from '@cheese/domain/contract/exam/shapes/paperShapes';
import type { AskedQuestion } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { draftFault } from '@cheese/question-sheet/editor/draftFault';
import { emptyDraft } from '@cheese/question-sheet/editor/emptyDraft';
import { QuestionEditor } from '@cheese/question-sheet/editor/QuestionEditor';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { SelectField } from '@cheese/ui/form/SelectField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePictureUpload } from '../../../../features/pictureUpload/usePictureUpload';
import {
  chapterChoices,
  choiceOf,
  choicesOf,
} from '../../../../features/questionBank/chapterChoices';
import { paths } from '../../../../paths';
import { FilmBeside } from './FilmBeside';
import { clockOf } from './itemForm';
import { texts } from './texts';

/** The film keeps its place while the form beside it grows. */
const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    '& .film': { position: 'sticky', top: 0 },
  },
}));

interface WriteCheckDialogProps {
  itemId: number;
  /** Second at which the preview of the film starts. */
  startAt: number;
  onMade: (question: AskedQuestion, second: number) => void;
  onClose: () => void;
}

/**
 * Writes a question for a film, with the film beside it; its current second becomes that of the
 * question.
 */
export function WriteCheckDialog(props: WriteCheckDialogProps) {
  const { itemId, startAt, onClose } = props;
  const [second, setSecond] = useState(startAt);
  return (
    <PanelDialog width="lg" title={texts.writeCheck} lead={texts.writeCheckLead} onClose={onClose}>
      <Beside>
        <div className="film">
          <FilmBeside itemId={itemId} startAt={startAt} onSecond={setSecond} />
          <Typography role="status" sx={{ mt: 1 }}>
            {texts.stopsAt(clockOf(second))}
          </Typography>
        </div>
        <Answered
          query={useGetPaperSourcesQuery()}
          what={texts.bank}
          skeleton={<RowsSkeleton />}
          isEmpty={(list) => ownOf(list).length === 0}
          empty={
            <EmptyState
              sentence={texts.noOwnBank}
              action={<Button href={paths.univ.banks()}>{texts.toBanks}</Button>}
            />
          }
        >
          {(list) => <Writing {...props} banks={ownOf(list)} second={second} />}
        </Answered>
      </Beside>
    </PanelDialog>
  );
}

/** The teacher's own banks that have a chapter, which a new question needs. */
const ownOf = (banks: readonly PaperSource[]) =>
  banks.filter(({ isOwn, chapters }) => isOwn && chapters.length > 0);

interface WritingProps extends WriteCheckDialogProps {
  banks: readonly PaperSource[];
  second: number;
}

const none: PaperSource['chapters'] = [];

function Writing({ banks, second, onMade, onClose }: WritingProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const [stamp] = useState(() => crypto.randomUUID());
  const [isChecked, check] = useState(false);
  const fields = useFields({ bankId: choiceOf(banks[0]?.id ?? 0), chapterId: '' });
  const [save] = useSaveQuestionsMutation();
  const upload = usePictureUpload();
  const { isBusy, run } = useTask();
  const bankId = Number(fields.values.bankId);
  const chapters = banks.find(({ id }) => id === bankId)?.chapters ?? none;
  const chosen = Number(fields.values.chapterId);
  const chapterId = chapters.find(({ id }) => id === chosen)?.id ?? chapters[0]?.id ?? 0;
  const submit = async () => {
    check(true);
    if (draftFault(draft) !== null) return;
    const words = { ...draft, tags: draft.tags.filter((tag) => tag !== '') };
    const isDone = await run(async () => {
      const { questions } = await save({
        bankId,
        chapterId,
        stamp,
        questions: [{ words }],
      }).unwrap();
      const [made] = questions;
      if (!made) return;
      onMade({ id: made.id, type: draft.type, stem: draft.stem, isGone: false }, second);
    }, texts.checkWritten);
    if (isDone) onClose();
  };
  return (
    <Form label={texts.writeCheck} isDirty={draft.stem !== ''} onSubmit={() => void submit()}>
      <TwoColumns>
        <SelectField name="bankId" label={texts.bank} labels={choicesOf(banks)} fields={fields} />
        <SelectField
          name="chapterId"
          label={texts.chapter}
          labels={chapterChoices(chapters)}
          fields={{ ...fields, values: { ...fields.values, chapterId: choiceOf(chapterId) } }}
        />
      </TwoColumns>
      <QuestionEditor draft={draft} upload={upload} isChecked={isChecked} onChange={setDraft} />
      <FormEnd isBusy={isBusy} confirm={texts.askHere(clockOf(second))} onCancel={onClose} />
    </Form>
  );
}

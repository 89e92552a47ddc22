import { useEditImportedQuestionMutation } from '@cheese/api-client/exam/questionImport';
import type { ImportedQuestion } from '@cheese/domain/contract/exam/shapes/importedQuestion';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { QuestionEditor } from '@cheese/question-sheet/editor/QuestionEditor';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { Form } from '@cheese/ui/form/Form';
import { useTask } from '@cheese/ui/form/useTask';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { usePictureUpload } from '../../../../features/pictureUpload/usePictureUpload';
import { Findings } from './Findings';
import { texts } from './texts';

interface EditDialogProps {
  importId: number;
  one: ImportedQuestion;
  onClose: () => void;
}

/** Corrects a question before the import; remaining faults are shown again. */
export function EditDialog({ importId, one, onClose }: EditDialogProps) {
  const [draft, setDraft] = useState<QuestionDraft>(one.draft);
  const [save] = useEditImportedQuestionMutation();
  const upload = usePictureUpload();
  const { isBusy, run } = useTask();
  const submit = async () => {
    const tags = draft.tags.filter((tag) => tag !== '');
    const work = () => save({ importId, place: one.place, draft: { ...draft, tags } }).unwrap();
    if (await run(work, texts.saved)) onClose();
  };
  const title = texts.editTitle(one.place + 1);
  return (
    <PanelDialog width="md" title={title} isBusy={isBusy} onClose={onClose}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Findings one={one} />
      </Box>
      <Form label={title} isDirty={draft !== one.draft} onSubmit={() => void submit()}>
        <QuestionEditor draft={draft} upload={upload} onChange={setDraft} isChecked />
        <FormEnd isBusy={isBusy} confirm={texts.save} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

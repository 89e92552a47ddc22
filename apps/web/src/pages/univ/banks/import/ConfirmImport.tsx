import { useConfirmQuestionImportMutation } from '@cheese/api-client/exam/questionImport';
import type { QuestionImport } from '@cheese/domain/contract/exam/questionImport';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from './texts';

interface ConfirmImportProps {
  found: QuestionImport;
  onClose: () => void;
}

/** Chooses the chapters and saves all questions in one transaction. */
export function ConfirmImport({ found, onClose }: ConfirmImportProps) {
  const { importId, bankName, counts, total, chapters, bankChapters } = found;
  const fields = useFields({ chapterId: '' });
  const [makesChapters, make] = useState(chapters.length > 0);
  const [confirm] = useConfirmQuestionImportMutation();
  const { isBusy, run } = useTask();
  const submit = async () => {
    const { chapterId } = fields.values;
    const where = chapterId === '' ? {} : { chapterId: Number(chapterId) };
    const work = async () => {
      await confirm({ importId, makesChapters, ...where }).unwrap();
      return leaving;
    };
    await run(work, texts.done(counts.taken));
  };
  const names = Object.fromEntries(
    bankChapters.map(({ id, depth, name }) => [`${id}`, '　'.repeat(depth) + name]),
  );
  return (
    <PanelDialog
      title={texts.confirmTitle}
      lead={texts.bank(bankName)}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form label={texts.confirmTitle} isDirty={false} onSubmit={() => void submit()}>
        <SelectField
          name="chapterId"
          label={texts.into}
          labels={names}
          blank={texts.root}
          fields={fields}
        />
        {chapters.length > 0 ? (
          <FormControlLabel
            control={
              <Checkbox checked={makesChapters} onChange={(_, isChosen) => make(isChosen)} />
            }
            label={texts.makes}
          />
        ) : (
          <Typography variant="caption">{texts.makesNone}</Typography>
        )}
        {total > counts.taken && <p>{texts.leftOut(total - counts.taken)}</p>}
        <FormEnd isBusy={isBusy} confirm={texts.confirm(counts.taken)} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

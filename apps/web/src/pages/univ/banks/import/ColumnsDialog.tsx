import { useMatchQuestionColumnsMutation } from '@cheese/api-client/exam/questionImport';
import { questionColumns } from '@cheese/domain/codes/exam/questionFiles';
import type { QuestionImport } from '@cheese/domain/contract/exam/questionImport';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { columnsFault, saidColumns } from './matching';
import { texts } from './texts';

interface ColumnsDialogProps {
  importId: number;
  columns: NonNullable<QuestionImport['columns']>;
  onClose: () => void;
}

/** What each column of the sheet holds, as it was guessed, to be corrected once. */
export function ColumnsDialog({ importId, columns, onClose }: ColumnsDialogProps) {
  const { headings, matched } = columns;
  const fields = useFields<string>(
    Object.fromEntries(
      headings.map((_, at) => [
        String(at),
        matched.find(({ column }) => column === at)?.field ?? '',
      ]),
    ),
  );
  const [fault, setFault] = useState<string | null>(null);
  const [match] = useMatchQuestionColumnsMutation();
  const { isBusy, run } = useTask();
  const submit = async () => {
    const said = saidColumns(fields.values);
    const wrong = columnsFault(said);
    setFault(wrong);
    if (wrong) return;
    if (await run(() => match({ importId, columns: said }).unwrap())) onClose();
  };
  return (
    <PanelDialog title={texts.columnsTitle} lead={texts.columnsLead} {...{ isBusy, onClose }}>
      <Form label={texts.columnsTitle} isDirty={fields.isDirty} onSubmit={() => void submit()}>
        {headings.map((heading, at) => (
          <SelectField
            key={at}
            name={String(at)}
            label={heading || texts.columnAt(at + 1)}
            labels={questionColumns}
            blank={texts.columnNone}
            fields={fields}
          />
        ))}
        {fault && <Alert severity="error">{fault}</Alert>}
        <FormEnd isBusy={isBusy} confirm={texts.reread} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

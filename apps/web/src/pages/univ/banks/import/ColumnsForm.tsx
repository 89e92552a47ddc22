import { useMatchQuestionColumnsMutation } from '@cheese/api-client/exam/questionImport';
import { questionColumns } from '@cheese/domain/codes/exam/questionFiles';
import type { QuestionImport } from '@cheese/domain/contract/exam/questionImport';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { columnsFault, faultsOfColumn, saidColumns } from './matching';
import { texts } from './texts';

interface ColumnsFormProps {
  found: QuestionImport;
  sheet: number;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}

/** Columns of a sheet, each with the number of questions that have a fault in it. */
export function ColumnsForm({ found, sheet, onBusy, onClose }: ColumnsFormProps) {
  const { importId, sheets, faultKinds } = found;
  const { headings = [], matched = [] } = sheets[sheet] ?? {};
  const fieldAt = (at: number) => matched.find(({ column }) => column === at)?.field ?? '';
  const fields = useFields<string>(
    Object.fromEntries(headings.map((_, at) => [String(at), fieldAt(at)])),
  );
  const [fault, setFault] = useState<string | null>(null);
  const [match] = useMatchQuestionColumnsMutation();
  const { isBusy, run } = useTask();
  const submit = async () => {
    const columns = saidColumns(fields.values);
    const wrong = columnsFault(columns);
    setFault(wrong);
    if (wrong) return;
    onBusy(true);
    const isDone = await run(() => match({ importId, sheet, columns }).unwrap());
    onBusy(false);
    if (isDone) onClose();
  };
  const labelOf = (heading: string, at: number) =>
    (heading || texts.columnAt(at + 1)) +
    texts.columnFaults(faultsOfColumn(faultKinds, fieldAt(at)), sheets.length > 1);
  return (
    <Form label={texts.columnsTitle} isDirty={fields.isDirty} onSubmit={() => void submit()}>
      {headings.map((heading, at) => (
        <SelectField
          key={at}
          name={String(at)}
          label={labelOf(heading, at)}
          labels={questionColumns}
          blank={texts.columnNone}
          fields={fields}
        />
      ))}
      {fault && <Alert severity="error">{fault}</Alert>}
      <FormEnd isBusy={isBusy} confirm={texts.reread} onCancel={onClose} />
    </Form>
  );
}

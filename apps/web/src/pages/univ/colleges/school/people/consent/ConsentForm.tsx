import { useRecordConsentMutation } from '@cheese/api-client/school/guardian';
import { chosenBases, type ChosenBasis } from '@cheese/domain/codes/school/guardianConsent';
import type { GuardianLine } from '@cheese/domain/contract/school/guardian';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { PillGroup } from '@cheese/ui/form/PillGroup';
import { useFields } from '@cheese/ui/form/useFields';
import type { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { consentFaults, consentValues, isLacking, peopleOf } from './consentForm';
import { GuardianFields } from './GuardianFields';
import { texts } from './texts';

interface ConsentFormProps {
  lines: readonly GuardianLine[];
  task: ReturnType<typeof useTask>;
  /** Called if another user has changed one of them meanwhile. */
  onStale: () => void;
  onDone: () => void;
  onClose: () => void;
}

const pills = ([1, 2, 3] as const).map((value) => ({ value, label: chosenBases[value] }));

export function ConsentForm({ lines, task, onStale, onDone, onClose }: ConsentFormProps) {
  const { isBusy, run } = task;
  const lacking = lines.filter(isLacking);
  const [today] = useState(() => chinaDay(Date.now()));
  const [basis, setBasis] = useState<ChosenBasis>(1);
  const fields = useFields(consentValues(lacking, today));
  const [record] = useRecordConsentMutation();
  const toast = useToast();
  const submit = (form: HTMLFormElement) => {
    const { values } = fields;
    if (!fields.pass(consentFaults(lacking, values, today), form)) return;
    void run(async () => {
      try {
        const people = peopleOf(lacking, values);
        const { changed } = await record({ people, basis, on: values.on }).unwrap();
        toast.success(texts.done(changed));
      } catch (error) {
        onStale();
        throw error;
      }
    }).then((isDone) => isDone && onDone());
  };
  const skipped = lines.length - lacking.length;
  return (
    <Form label={texts.title} isDirty={fields.isDirty} onSubmit={submit}>
      {skipped > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.skipped(skipped)}
        </Typography>
      )}
      {lacking.map((line) => (
        <GuardianFields key={line.id} line={line} fields={fields} />
      ))}
      <PillGroup label={texts.basis} pills={pills} chosen={basis} onChoose={setBasis} />
      <FormField
        required
        name="on"
        type="date"
        label={texts.on}
        autoComplete="off"
        fields={fields}
      />
      <FormEnd isBusy={isBusy} confirm={texts.confirm(lacking.length)} onCancel={onClose} />
    </Form>
  );
}

import { mendableTypes, questionMends } from '@cheese/domain/codes/exam/questionFiles';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import type { FaultKind } from './faultKind';
import { texts } from '../texts';
import { useMending } from './useMending';

interface MendTypeDialogProps {
  importId: number;
  kind: FaultKind;
  onClose: () => void;
}

/** Sets the type of all questions with this fault. */
export function MendTypeDialog({ importId, kind, onClose }: MendTypeDialogProps) {
  const fields = useFields({ type: '5' });
  const { isBusy, mend } = useMending(importId, kind);
  const submit = async () => {
    const type = Number(fields.values.type) as keyof typeof mendableTypes;
    if (await mend('type', type)) onClose();
  };
  return (
    <PanelDialog
      width="xs"
      title={questionMends.type}
      lead={texts.mendTypeLead(kind.count)}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form label={questionMends.type} isDirty={false} onSubmit={() => void submit()}>
        <SelectField name="type" label={texts.fields.type} labels={mendableTypes} fields={fields} />
        <FormEnd isBusy={isBusy} confirm={texts.mendAll(kind.count)} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

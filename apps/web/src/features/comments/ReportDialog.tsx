import { type WordReportReason, wordReportReasons } from '@cheese/domain/codes/people/publicWords';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

interface ReportDialogProps {
  report: (reason: { reason: WordReportReason; text: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Reports a comment to the moderators. */
export function ReportDialog({ report, onClose }: ReportDialogProps) {
  const fields = useFields({ reason: '', text: '' });
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const { reason, text } = fields.values;
    if (!fields.pass(reason === '' ? { reason: texts.reasonEmpty } : {}, form)) return;
    const said = { reason: Number(reason) as WordReportReason, text: text.trim() };
    if (await run(() => report(said), texts.reported)) onClose();
  };
  return (
    <PanelDialog
      width="xs"
      title={texts.reportTitle}
      lead={texts.reportLead}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form
        label={texts.reportTitle}
        isDirty={fields.isDirty}
        onSubmit={(form) => void submit(form)}
      >
        <SelectField
          required
          name="reason"
          label={texts.reason}
          blank={texts.reasonBlank}
          labels={wordReportReasons}
          fields={fields}
        />
        <FormField
          name="text"
          label={texts.reportText}
          placeholder={texts.reportPlaceholder}
          autoComplete="off"
          maxLength={200}
          lines={2}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.report} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

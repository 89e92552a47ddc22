import { useSetExamMarkingRuleMutation } from '@cheese/api-client/exam/examMarking';
import { type MarkerCount, markerCounts } from '@cheese/domain/codes/exam/markings';
import type { MarkingOverview } from '@cheese/domain/contract/exam/examMarking';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { readScore } from './readScore';
import { texts } from './texts';

interface RuleDialogProps {
  overview: MarkingOverview;
  onClose: () => void;
}

const MOST = 1000;
const names = { shown: texts.shown, hidden: texts.hidden } as const;

/** Number of markers per answer, tolerated difference, and anonymity. */
export function RuleDialog({ overview: { examId, rule }, onClose }: RuleDialogProps) {
  const fields = useFields({
    markers: String(rule.markers),
    maxDifference: String(rule.maxDifference),
    names: rule.hidesNames ? 'hidden' : 'shown',
  });
  const { isBusy, run } = useTask();
  const [setRule] = useSetExamMarkingRuleMutation();
  const submit = async (form: HTMLFormElement) => {
    const maxDifference = readScore(fields.values.maxDifference, MOST);
    const faults = faultsOf({ maxDifference: maxDifference === null && texts.differenceWrong });
    if (!fields.pass(faults, form) || maxDifference === null) return;
    const markers = Number(fields.values.markers) as MarkerCount;
    const hidesNames = fields.values.names === 'hidden';
    const save = () => setRule({ examId, markers, maxDifference, hidesNames }).unwrap();
    if (await run(save, texts.ruleSaved)) onClose();
  };
  return (
    <PanelDialog
      width="xs"
      title={texts.rule}
      lead={texts.ruleLead}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form label={texts.rule} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <SelectField name="markers" label={texts.markers} labels={markerCounts} fields={fields} />
        <FormField
          name="maxDifference"
          label={texts.maxDifference}
          placeholder={texts.differenceHint}
          autoComplete="off"
          inputMode="decimal"
          fields={fields}
        />
        <SelectField name="names" label={texts.hidesNames} labels={names} fields={fields} />
        <FormEnd isBusy={isBusy} confirm={texts.save} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

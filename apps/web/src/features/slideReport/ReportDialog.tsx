import { useAddSlideReportMutation } from '@cheese/api-client/slides/slideReport';
import { type SlideFault, slideFaults } from '@cheese/domain/codes/slides/morphology';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { texts } from './texts';

const LONGEST = 500;
const LONGEST_VIEW = 400;

/** The draft of the report survives the end of the session. */
export function ReportDialog({ slideId, onClose }: { slideId: number; onClose: () => void }) {
  const fields = useFields({ fault: '', text: '' }, { draft: `slide-report-${slideId}` });
  const [isWithView, setWithView] = useState(true);
  // The viewer keeps the current view in the address.
  const view = useSearchParams()[0].get('v') ?? '';
  const hasView = view !== '' && view.length <= LONGEST_VIEW;
  const [add] = useAddSlideReportMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const { fault, text } = fields.values;
    const faults = faultsOf({
      fault: missing(fault, texts.faultEmpty),
      text: missing(text.trim(), texts.textEmpty),
    });
    if (!fields.pass(faults, form)) return;
    const said = { slideId, fault: Number(fault) as SlideFault, text: text.trim() };
    const place = hasView && isWithView ? { view } : {};
    const send = async () => {
      await add({ ...said, ...place }).unwrap();
      return leaving;
    };
    if (await run(send, texts.sent)) onClose();
  };
  return (
    <PanelDialog width="xs" title={texts.title} lead={texts.lead} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <SelectField
          required
          name="fault"
          label={texts.fault}
          blank={texts.faultBlank}
          labels={slideFaults}
          fields={fields}
        />
        <FormField
          required
          name="text"
          label={texts.text}
          placeholder={texts.textPlaceholder}
          autoComplete="off"
          maxLength={LONGEST}
          lines={3}
          fields={fields}
        />
        {hasView && (
          <FormControlLabel
            label={texts.withView}
            control={<Checkbox checked={isWithView} onChange={(_event, is) => setWithView(is)} />}
          />
        )}
        <FormEnd isBusy={isBusy} confirm={texts.send} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

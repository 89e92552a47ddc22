import { tourLimits } from '@cheese/domain/codes/slides/slideTours';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';
import type { AnyTour, TourCalls } from './tourCalls';

interface TourDialogProps {
  add: TourCalls['add'];
  onMade: (tour: AnyTour) => void;
  onClose: () => void;
}

/** Only asks for the name; the stops are added in the editor. */
export function TourDialog({ add, onMade, onClose }: TourDialogProps) {
  const fields = useFields({ title: '' });
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const title = fields.values.title.trim();
    if (!fields.pass(faultsOf({ title: missing(title, texts.titleEmpty) }), form)) return;
    const make = async () => onMade(await add(title));
    if (await run(make, texts.made)) onClose();
  };
  return (
    <PanelDialog width="xs" title={texts.make} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.make} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="title"
          label={texts.title}
          autoComplete="off"
          maxLength={tourLimits.title}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.save} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

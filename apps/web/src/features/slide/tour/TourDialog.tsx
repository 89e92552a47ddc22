import { useAddSlideTourMutation } from '@cheese/api-client/viewers/slideTour';
import { tourLimits } from '@cheese/domain/codes/viewers/slideTours';
import type { SlideTour } from '@cheese/domain/contract/viewers/slideTour';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

interface TourDialogProps {
  slideId: number;
  onMade: (tour: SlideTour) => void;
  onClose: () => void;
}

/** A new tour begins with its name. */
export function TourDialog({ slideId, onMade, onClose }: TourDialogProps) {
  const fields = useFields({ title: '' });
  const [add] = useAddSlideTourMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const title = fields.values.title.trim();
    if (!fields.pass(faultsOf({ title: missing(title, texts.titleEmpty) }), form)) return;
    const make = async () => onMade(await add({ slideId, title }).unwrap());
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

import { useMakeCourseOfferMutation } from '@cheese/api-client/learning/courseOffer';
import { offerLimits } from '@cheese/domain/codes/learning/courseOffers';
import { priceLimits } from '@cheese/domain/codes/shop/prices';
import { chargeKindCodes, type ChargeKind, chargeKinds } from '@cheese/domain/codes/shop/products';
import type { MadeCourseDetail } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { thousandthsOf } from '@cheese/domain/rules/numbers/thousandthsOf';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { offerTexts as texts } from './offerTexts';

interface OfferDialogProps {
  course: MadeCourseDetail;
  onClose: () => void;
}

/** Asks the platform to sell the present version of the course. */
export function OfferDialog({ course, onClose }: OfferDialogProps) {
  const fields = useFields(
    { charge: '2', price: '', note: '' },
    { draft: `course-offer-${course.id}` },
  );
  const [make] = useMakeCourseOfferMutation();
  const { isBusy, run } = useTask();
  const charge = Number(fields.values.charge) as ChargeKind;
  const submit = async (form: HTMLFormElement) => {
    const price =
      charge === chargeKindCodes.free ? 0 : thousandthsOf(fields.values.price, priceLimits.most);
    const fault = price === undefined && texts.priceFault(priceLimits.most / 1000);
    if (!fields.pass(faultsOf({ price: fault }), form)) return;
    const { id: courseId, edition } = course;
    const asked = { courseId, edition, charge, price: price ?? 0, note: fields.values.note.trim() };
    if (await run(() => make(asked).unwrap(), texts.sent)) onClose();
  };
  return (
    <PanelDialog title={texts.offer} lead={texts.lead} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.offer} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <SelectField name="charge" label={texts.charge} labels={chargeKinds} fields={fields} />
        {charge !== chargeKindCodes.free && (
          <FormField
            required
            name="price"
            label={texts.price}
            autoComplete="off"
            inputMode="decimal"
            maxLength={9}
            fields={fields}
          />
        )}
        <FormField
          name="note"
          label={texts.note}
          placeholder={texts.notePlaceholder}
          autoComplete="off"
          maxLength={offerLimits.note}
          lines={3}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.send} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

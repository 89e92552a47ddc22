import { useApproveCourseOfferMutation } from '@cheese/api-client/learning/courseOfferManage';
import { chargeKinds } from '@cheese/domain/codes/shop/products';
import type { OfferedCourse } from '@cheese/domain/contract/learning/shapes/courseOfferShapes';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { approveFaults, approveValues, pricesIn } from './approveForm';
import { texts } from './texts';

interface ApproveDialogProps {
  offer: OfferedCourse;
  /** The version that was submitted for review. */
  edition: number;
  onClose: () => void;
}

/** Approves a course for sale and sets its prices. */
export function ApproveDialog({ offer, edition, onClose }: ApproveDialogProps) {
  const fields = useFields(approveValues(offer), { draft: `offer-${offer.id}` });
  const [approve] = useApproveCourseOfferMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    if (!fields.pass(approveFaults(fields.values), form)) return;
    const { charge, price = 0, originalPrice = 0, vipPrice = 0 } = pricesIn(fields.values);
    const asked = { id: offer.id, edition, charge, price, originalPrice, vipPrice };
    if (await run(() => approve(asked).unwrap(), texts.approved)) onClose();
  };
  const title = texts.approveTitle(offer.name);
  const written = { required: true, autoComplete: 'off', maxLength: 9 } as const;
  const amount = { ...written, inputMode: 'decimal', fields } as const;
  return (
    <PanelDialog title={title} isBusy={isBusy} onClose={onClose} lead={texts.approveLead}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <SelectField name="charge" label={texts.charge} labels={chargeKinds} fields={fields} />
        <FormField name="price" label={texts.price} {...amount} />
        <FormField name="originalPrice" label={texts.originalPrice} {...amount} />
        <FormField name="vipPrice" label={texts.vipPrice} {...amount} />
        <FormEnd isBusy={isBusy} confirm={texts.confirm} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

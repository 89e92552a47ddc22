import { useGrantCouponMutation } from '@cheese/api-client/shop/couponManage';
import type { ManagedCoupon } from '@cheese/domain/contract/shop/couponManage';
import { isPhone } from '@cheese/domain/rules/people/phone';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';

interface GrantDialogProps {
  coupon: ManagedCoupon;
  onClose: () => void;
}

export function GrantDialog({ coupon, onClose }: GrantDialogProps) {
  const fields = useFields({ phone: '' });
  const [grant] = useGrantCouponMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const phone = fields.values.phone.trim();
    if (!fields.pass(isPhone(phone) ? {} : { phone: texts.phoneFault }, form)) return;
    const work = () => grant({ id: coupon.id, phone }).unwrap();
    if (await run(work, texts.grantDone)) onClose();
  };
  const title = texts.grantTitle(coupon.name);
  return (
    <PanelDialog lead={texts.grantLead} title={title} isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="phone"
          label={texts.phone}
          type="tel"
          autoComplete="off"
          inputMode="numeric"
          maxLength={11}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.grant} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

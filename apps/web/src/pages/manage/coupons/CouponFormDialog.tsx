import { useCreateCouponMutation } from '@cheese/api-client/shop/couponManage';
import {
  couponAudiences,
  couponKinds,
  couponScopes,
  couponWays,
} from '@cheese/domain/codes/shop/coupons';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { type Fields, useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { CommodityFields, TypeField } from '../../../features/commodityChoice/CommodityFields';
import { blankCoupon, couponFaults, type CouponValues, toWanted } from './couponForm';
import { texts } from './texts';

const amount = { autoComplete: 'off', inputMode: 'decimal', maxLength: 8 } as const;
const number = { autoComplete: 'off', inputMode: 'numeric', maxLength: 7 } as const;
const moment = { type: 'datetime-local', autoComplete: 'off' } as const;

export function CouponFormDialog({ onClose }: { onClose: () => void }) {
  const fields = useFields(blankCoupon);
  const [create] = useCreateCouponMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    if (!fields.pass(couponFaults(fields.values, Date.now()), form)) return;
    if (await run(() => create(toWanted(fields.values)).unwrap(), texts.added)) onClose();
  };
  return (
    <PanelDialog title={texts.add} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.add} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="name"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          autoComplete="off"
          maxLength={30}
          fields={fields}
        />
        <SelectField name="kind" label={texts.kind} labels={couponKinds} fields={fields} />
        <OffFields fields={fields} />
        <SelectField
          name="audience"
          label={texts.audience}
          labels={couponAudiences}
          fields={fields}
        />
        <SelectField name="scope" label={texts.scope} labels={couponScopes} fields={fields} />
        {fields.values.scope === '2' && <TypeField fields={fields} />}
        {fields.values.scope === '3' && <CommodityFields fields={fields} />}
        <SelectField name="way" label={texts.way} labels={couponWays} fields={fields} />
        <FormField required name="perPerson" label={texts.perPerson} {...number} fields={fields} />
        <FormField name="inAll" label={texts.inAll} {...number} fields={fields} />
        <FormField required name="startsAt" label={texts.starts} {...moment} fields={fields} />
        <FormField required name="endsAt" label={texts.ends} {...moment} fields={fields} />
        <FormEnd isBusy={isBusy} confirm={texts.add} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

function OffFields({ fields }: { fields: Fields<keyof CouponValues> }) {
  return (
    <>
      {fields.values.kind === '1' ? (
        <FormField required name="amount" label={texts.amount} {...amount} fields={fields} />
      ) : (
        <>
          <FormField
            required
            name="percent"
            label={texts.percent}
            placeholder={texts.percentHint}
            {...number}
            fields={fields}
          />
          <FormField name="atMost" label={texts.atMost} {...amount} fields={fields} />
        </>
      )}
      <FormField name="atLeast" label={texts.atLeast} {...amount} fields={fields} />
    </>
  );
}

import { useGetManagedCouponsQuery } from '@cheese/api-client/shop/couponManage';
import { memberTiers } from '@cheese/domain/codes/shop/membership';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import type { Fields } from '@cheese/ui/form/useFields';
import { CommodityFields } from '../../../features/commodityChoice/CommodityFields';
import type { BatchValues } from './batchForm';
import { texts } from './texts';

type Known = Fields<keyof BatchValues>;
const number = { autoComplete: 'off', inputMode: 'numeric', maxLength: 8 } as const;

/** The benefit of a code, depending on its kind. */
export function ContentFields({ fields }: { fields: Known }) {
  const { kind } = fields.values;
  if (kind === '1') {
    return (
      <FormField
        required
        name="amount"
        label={texts.amount}
        {...number}
        inputMode="decimal"
        fields={fields}
      />
    );
  }
  if (kind === '4') return <CouponField fields={fields} />;
  const days = kind === '2' ? texts.days : texts.daysOfCommodity;
  return (
    <>
      {kind === '2' ? (
        <SelectField required name="tier" label={texts.tier} labels={memberTiers} fields={fields} />
      ) : (
        <CommodityFields fields={fields} />
      )}
      <FormField required={kind === '2'} name="days" label={days} {...number} fields={fields} />
    </>
  );
}

/** Only coupons granted by hand, not those given automatically. */
const given = { way: 2, page: 1, pageCnt: 100 } as const;

function CouponField({ fields }: { fields: Known }) {
  const { data } = useGetManagedCouponsQuery(given, { refetchOnMountOrArgChange: true });
  const living = (data?.list ?? []).filter(({ voidedAt }) => voidedAt === null);
  const labels = Object.fromEntries(living.map(({ id, name }) => [id, name]));
  return (
    <SelectField
      required
      name="couponId"
      label={texts.coupon}
      labels={labels}
      blank={texts.choose}
      fields={fields}
    />
  );
}

import { useGetCommodityListQuery } from '@cheese/api-client/shop/commodity';
import { memberTiers } from '@cheese/domain/codes/shop/membership';
import { type CommodityType, soldTypes } from '@cheese/domain/codes/shop/products';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import type { Fields } from '@cheese/ui/form/useFields';
import type { BatchValues } from './batchForm';
import { texts } from './texts';

type Known = Fields<keyof BatchValues>;
const number = { autoComplete: 'off', inputMode: 'numeric', maxLength: 8 } as const;

/** What the codes are good for, by their kind. */
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

function CommodityFields({ fields }: { fields: Known }) {
  const productType = Number(fields.values.commodityType) as CommodityType;
  const { data } = useGetCommodityListQuery({ productType, page: 1, pageCnt: 100 });
  const labels = Object.fromEntries((data?.list ?? []).map(({ id, title }) => [id, title]));
  const ofType: Known = {
    ...fields,
    change: (name, value) => {
      fields.change(name, value);
      // What was chosen is of another type.
      fields.change('commodityId', '');
    },
  };
  return (
    <>
      <SelectField
        name="commodityType"
        label={texts.commodityType}
        labels={soldTypes}
        fields={ofType}
      />
      <SelectField
        required
        name="commodityId"
        label={texts.commodity}
        labels={labels}
        blank={texts.choose}
        fields={fields}
      />
    </>
  );
}

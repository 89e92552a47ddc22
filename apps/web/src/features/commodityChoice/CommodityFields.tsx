import { useGetCommodityListQuery } from '@cheese/api-client/shop/commodity';
import { type CommodityType, soldTypes } from '@cheese/domain/codes/shop/products';
import { SelectField } from '@cheese/ui/form/SelectField';
import type { Fields } from '@cheese/ui/form/useFields';
import { texts } from './texts';

type Name = 'commodityType' | 'commodityId';

interface CommodityFieldsProps<Names extends string> {
  fields: Fields<Names | Name>;
}

export const TypeField = <Names extends string>({ fields }: CommodityFieldsProps<Names>) => (
  <SelectField name="commodityType" label={texts.type} labels={soldTypes} fields={fields} />
);

export function CommodityFields<Names extends string>({ fields }: CommodityFieldsProps<Names>) {
  const productType = Number(fields.values.commodityType) as CommodityType;
  const { data } = useGetCommodityListQuery({ productType, page: 1, pageCnt: 100 });
  const labels = Object.fromEntries((data?.list ?? []).map(({ id, title }) => [id, title]));
  const ofType: Fields<Names | Name> = {
    ...fields,
    change: (name, value) => {
      fields.change(name, value);
      // Clear the product, because it has the old type.
      fields.change('commodityId', '');
    },
  };
  return (
    <>
      <TypeField fields={ofType} />
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

import {
  useGetCommodityClassifyQuery,
  useGetCommodityListQuery,
} from '@cheese/api-client/shop/commodity';
import type { Answers } from '@cheese/domain/contract/call';
import type { CommodityContract } from '@cheese/domain/contract/shop/commodity';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useState } from 'react';
import { type Choosing, ShelfGrid } from '../../../../features/slide/choosing/ShelfGrid';
import { SHELF_PAGE } from '../../../../features/slide/choosing/slideFace';
import { texts } from './texts';

/** Product type by type of item content. */
const products = { 16: 8, 48: 2, 128: 16 } as const;

interface SoldShelfProps extends Choosing {
  type: keyof typeof products;
}

/** The platform's products of a type, by subject. */
export function SoldShelf({ type, ...choosing }: SoldShelfProps) {
  const [page, setPage] = useState(1);
  const fields = useFields({ classifyId: '' });
  const productType = products[type];
  const groups = useGetCommodityClassifyQuery({ productType }).data ?? [];
  const classifyId = Number(fields.values.classifyId);
  const query = useGetCommodityListQuery({
    productType,
    page,
    pageCnt: SHELF_PAGE,
    ...(classifyId > 0 && { classifyId }),
  });
  const options = groups.flatMap((group) => group.options);
  const narrowing = {
    ...fields,
    change: (name: 'classifyId', value: string) => {
      setPage(1);
      fields.change(name, value);
    },
  };
  const words = texts.things[type];
  return (
    <>
      {options.length > 0 && (
        <SelectField
          name="classifyId"
          label={texts.subject}
          blank={texts.allSubjects}
          // A leading blank keeps the order of the list, because objects sort numeric keys.
          labels={Object.fromEntries(options.map(({ id, name }) => [` ${id}`, name]))}
          fields={narrowing}
        />
      )}
      <ShelfGrid
        page={page}
        {...choosing}
        what={words.all}
        none={words.none}
        query={{ ...query, data: facesOf(query.data), currentData: facesOf(query.currentData) }}
        onPage={setPage}
      />
    </>
  );
}

const facesOf = (page: Answers<CommodityContract['list']> | undefined) =>
  page && {
    total: page.total,
    list: page.list.map(({ productId, title, cover }) => ({
      id: productId,
      title,
      thumbnail: cover,
    })),
  };

import { useGetAnatomyCategoriesQuery } from '@cheese/api-client/bodies/anatomy';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { codeChoices, optionChoices } from '../../features/commodity/listing/choices';
import { FilterRows } from '../../features/commodity/listing/FilterRow';
import { paths } from '../../paths';
import type { AnatomiesAsked } from './anatomyAddress';
import { texts } from './texts';

/**
 * Filters by system, region and part of the region. If the regions cannot be loaded, they are left
 * out.
 */
export function AnatomyFilters({ asked }: { asked: AnatomiesAsked }) {
  const { data: categories = [] } = useGetAnatomyCategoriesQuery();
  const chosen = categories.find(({ id }) => id === asked.categoryId);
  const regionId = chosen?.pid ?? chosen?.id;
  const hrefOf = (change: Parameters<typeof paths.anatomy>[0]) =>
    paths.anatomy({ ...asked, page: undefined, ...change });
  const below = (pid: number | null) =>
    categories
      .filter((one) => one.pid === pid)
      .map(({ id, name, anatomyCount }) => ({ value: id, label: name, count: anatomyCount }));
  const partId = asked.categoryId === regionId ? undefined : asked.categoryId;
  const rows = [
    {
      label: texts.system,
      choices: codeChoices(bodySystems, asked.system, (system) => hrefOf({ system })),
    },
    {
      label: texts.region,
      choices: optionChoices(below(null), regionId, (categoryId) => hrefOf({ categoryId })),
    },
    ...(regionId === undefined
      ? []
      : [
          {
            label: texts.part,
            choices: optionChoices(below(regionId), partId, (categoryId = regionId) =>
              hrefOf({ categoryId }),
            ),
          },
        ]),
  ];
  return <FilterRows label={texts.filters} rows={rows} />;
}

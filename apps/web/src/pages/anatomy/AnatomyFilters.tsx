import { useGetAnatomyCategoriesQuery } from '@cheese/api-client/bodies/anatomy';
import { bodySystems, type BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import { FilterPanel, FilterRow } from '../../features/commodity/listing/FilterRow';
import { paths } from '../../paths';
import type { AnatomiesAsked } from './anatomyAddress';
import { texts } from './texts';

const systems = Object.entries(bodySystems).map(([code, name]) => ({
  code: Number(code) as BodySystem,
  name,
}));

/** By system, by region, and by part of the region that is chosen. Regions fail silently. */
export function AnatomyFilters({ asked }: { asked: AnatomiesAsked }) {
  const { data: categories = [] } = useGetAnatomyCategoriesQuery();
  const chosen = categories.find(({ id }) => id === asked.categoryId);
  const regionId = chosen?.pid ?? chosen?.id;
  const hrefOf = (change: Parameters<typeof paths.anatomy>[0]) =>
    paths.anatomy({ ...asked, page: undefined, ...change });
  const below = (pid: number | null, all: number | undefined, heldId: number | undefined) => [
    { label: texts.all, href: hrefOf({ categoryId: all }), isChosen: heldId === all },
    ...categories
      .filter((one) => one.pid === pid)
      .map(({ id, name, anatomyCount }) => ({
        label: texts.withCount(name, anatomyCount),
        href: hrefOf({ categoryId: id }),
        isChosen: heldId === id,
      })),
  ];
  const rows = [
    {
      label: texts.system,
      choices: [
        { label: texts.all, href: hrefOf({ system: undefined }), isChosen: !asked.system },
        ...systems.map(({ code, name }) => ({
          label: name,
          href: hrefOf({ system: code }),
          isChosen: asked.system === code,
        })),
      ],
    },
    { label: texts.region, choices: below(null, undefined, regionId) },
    ...(regionId === undefined
      ? []
      : [{ label: texts.part, choices: below(regionId, regionId, asked.categoryId) }]),
  ];
  return (
    <FilterPanel aria-label={texts.filters}>
      {rows.map(({ label, choices }) =>
        choices.length > 1 ? <FilterRow key={label} label={label} choices={choices} /> : null,
      )}
    </FilterPanel>
  );
}

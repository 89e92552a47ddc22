import { useGetSimulationFiltersQuery } from '@cheese/api-client/training/simulation';
import { chargeKinds } from '@cheese/domain/codes/shop/products';
import type { SimulationFilter } from '@cheese/domain/contract/training/simulation';
import { FilterPanel, FilterRow } from '../../features/commodity/listing/FilterRow';
import { paths } from '../../paths';
import type { SimulationsAsked } from './simulationAddress';
import { texts } from './texts';

type Key = 'tagId' | 'kindId' | 'charge';
type Choosable = Pick<SimulationFilter, 'id' | 'name'> & { count?: number };

const charges = Object.entries(chargeKinds).map(([id, name]) => ({ id: Number(id), name }));

/** By discipline, by kind, and by what it takes to open one. What cannot be asked for is left out. */
export function SimulationFilters({ asked }: { asked: SimulationsAsked }) {
  const { data } = useGetSimulationFiltersQuery();
  const choicesOf = (key: Key, all: readonly Choosable[]) => {
    const hrefOf = (id: number | undefined) =>
      paths.simulation.list({ ...asked, page: undefined, [key]: id });
    return [
      { label: texts.all, href: hrefOf(undefined), isChosen: asked[key] === undefined },
      ...all.map(({ id, name, count }) => ({
        label: count === undefined ? name : texts.withCount(name, count),
        href: hrefOf(id),
        isChosen: asked[key] === id,
      })),
    ];
  };
  const rows = [
    { label: texts.discipline, choices: choicesOf('tagId', data?.disciplines ?? []) },
    { label: texts.kind, choices: choicesOf('kindId', data?.kinds ?? []) },
    { label: texts.charge, choices: choicesOf('charge', charges) },
  ];
  return (
    <FilterPanel aria-label={texts.filters}>
      {rows.map(({ label, choices }) =>
        choices.length > 1 ? <FilterRow key={label} label={label} choices={choices} /> : null,
      )}
    </FilterPanel>
  );
}

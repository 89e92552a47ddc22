import { useGetSimulationFiltersQuery } from '@cheese/api-client/training/simulation';
import { chargeKinds } from '@cheese/domain/codes/shop/products';
import type { SimulationFilter } from '@cheese/domain/contract/training/simulation';
import { codeChoices, optionChoices } from '../../features/commodity/listing/choices';
import { FilterRows } from '../../features/commodity/listing/FilterRow';
import { paths } from '../../paths';
import type { SimulationsAsked } from './simulationAddress';
import { texts } from './texts';

export function SimulationFilters({ asked }: { asked: SimulationsAsked }) {
  const { data } = useGetSimulationFiltersQuery();
  const hrefOf = (change: Parameters<typeof paths.simulation.list>[0]) =>
    paths.simulation.list({ ...asked, page: undefined, ...change });
  const disciplines = optionsOf(data?.disciplines);
  const kinds = optionsOf(data?.kinds);
  const rows = [
    {
      label: texts.discipline,
      choices: optionChoices(disciplines, asked.tagId, (tagId) => hrefOf({ tagId })),
    },
    {
      label: texts.kind,
      choices: optionChoices(kinds, asked.kindId, (kindId) => hrefOf({ kindId })),
    },
    {
      label: texts.charge,
      choices: codeChoices(chargeKinds, asked.charge, (charge) => hrefOf({ charge })),
    },
  ];
  return <FilterRows label={texts.filters} rows={rows} />;
}

const optionsOf = (filters: readonly SimulationFilter[] = []) =>
  filters.map(({ id, name, count }) => ({ value: id, label: name, count }));

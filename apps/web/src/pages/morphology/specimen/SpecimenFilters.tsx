import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { morphologyFields } from '@cheese/domain/codes/slides/morphology';
import { codeChoices } from '../../../features/commodity/listing/choices';
import { RowsAndSearch } from '../../../features/commodity/listing/RowsAndSearch';
import { paths } from '../../../paths';
import type { SpecimensAsked } from './specimenAddress';
import { texts } from './texts';

interface SpecimenFiltersProps {
  asked: SpecimensAsked;
  page: number;
}

export function SpecimenFilters({ asked, page }: SpecimenFiltersProps) {
  const hrefOf = (change: Parameters<typeof paths.specimens>[0]) =>
    paths.specimens({ ...asked, ...change });
  const rows = [
    {
      label: texts.field,
      choices: codeChoices(morphologyFields, asked.field, (field) => hrefOf({ field })),
    },
    {
      label: texts.system,
      choices: codeChoices(bodySystems, asked.system, (system) => hrefOf({ system })),
    },
  ];
  return (
    <RowsAndSearch texts={texts} rows={rows} asked={asked} page={page} hrefOf={paths.specimens} />
  );
}

import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { morphologyFields } from '@cheese/domain/codes/slides/morphology';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router-dom';
import { codeChoices } from '../../../features/commodity/listing/choices';
import { FilterRows } from '../../../features/commodity/listing/FilterRow';
import { paths } from '../../../paths';
import type { SpecimensAsked } from './specimenAddress';
import { texts } from './texts';

interface SpecimenFiltersProps {
  asked: SpecimensAsked;
  page: number;
}

/** By discipline, by system of the body, and by name. */
export function SpecimenFilters({ asked, page }: SpecimenFiltersProps) {
  const navigate = useNavigate();
  const go = (change: object) =>
    void navigate(paths.specimens({ ...asked, ...change }), { preventScrollReset: true });
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
    <Stack sx={{ gap: 2 }}>
      <FilterRows label={texts.filters} rows={rows} />
      <FilterBar
        address={{ asked: { ...asked, page }, go }}
        filters={{}}
        names={{}}
        placeholder={texts.search}
      />
    </Stack>
  );
}

import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { morphologyFields } from '@cheese/domain/codes/slides/morphology';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router-dom';
import { FilterPanel, FilterRow } from '../../../features/commodity/listing/FilterRow';
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
  return (
    <Stack sx={{ gap: 2 }}>
      <FilterPanel aria-label={texts.filters}>
        <FilterRow label={texts.field} choices={choicesOf(asked, 'field', morphologyFields)} />
        <FilterRow label={texts.system} choices={choicesOf(asked, 'system', bodySystems)} />
      </FilterPanel>
      <FilterBar
        address={{ asked: { ...asked, page }, go }}
        filters={{}}
        names={{}}
        placeholder={texts.search}
      />
    </Stack>
  );
}

const choicesOf = (
  asked: SpecimensAsked,
  key: 'field' | 'system',
  names: Readonly<Record<number, string>>,
) => [
  {
    label: texts.all,
    href: paths.specimens({ ...asked, [key]: undefined }),
    isChosen: asked[key] === undefined,
  },
  ...Object.entries(names).map(([code, label]) => ({
    label,
    href: paths.specimens({ ...asked, [key]: Number(code) }),
    isChosen: asked[key] === Number(code),
  })),
];

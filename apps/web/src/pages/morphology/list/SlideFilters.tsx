import { useGetSlideFacetsQuery } from '@cheese/api-client/slides/slide';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { morphologyFields, slideStains } from '@cheese/domain/codes/slides/morphology';
import { optionChoices } from '../../../features/commodity/listing/choices';
import { FilterRows } from '../../../features/commodity/listing/FilterRow';
import { paths } from '../../../paths';
import type { SlidesAsked } from './slideAddress';
import { texts } from './texts';

/** Filters with only the values that occur; left out if they cannot be loaded. */
export function SlideFilters({ asked }: { asked: SlidesAsked }) {
  const { data } = useGetSlideFacetsQuery();
  if (!data) return null;
  const hrefOf = (change: Parameters<typeof paths.slides>[0]) =>
    paths.slides({ ...asked, page: undefined, ...change });
  const named = <Value extends number | string>(
    counted: readonly { value: Value; count: number }[],
    nameOf: (value: Value) => string,
  ) => counted.map(({ value, count }) => ({ value, label: nameOf(value), count }));
  const fields = named(data.fields, (code) => morphologyFields[code]);
  const systems = named(data.systems, (code) => bodySystems[code]);
  const organs = named(data.organs, (name) => name);
  const stains = named(data.stains, (code) => slideStains[code]);
  const rows = [
    {
      label: texts.field,
      choices: optionChoices(fields, asked.field, (field) => hrefOf({ field })),
    },
    {
      label: texts.system,
      choices: optionChoices(systems, asked.system, (system) => hrefOf({ system })),
    },
    {
      label: texts.organ,
      choices: optionChoices(organs, asked.organ, (organ) => hrefOf({ organ })),
    },
    {
      label: texts.stain,
      choices: optionChoices(stains, asked.stain, (stain) => hrefOf({ stain })),
    },
  ];
  return <FilterRows label={texts.filters} rows={rows} />;
}

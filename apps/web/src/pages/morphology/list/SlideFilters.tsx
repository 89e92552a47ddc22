import { useGetSlideFacetsQuery } from '@cheese/api-client/slides/slide';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { morphologyFields, slideStains } from '@cheese/domain/codes/slides/morphology';
import { FilterPanel, FilterRow } from '../../../features/commodity/listing/FilterRow';
import { paths } from '../../../paths';
import type { SlidesAsked } from './slideAddress';
import { texts } from './texts';

type Counted<Value> = readonly { value: Value; count: number }[];

/** The rows above the slides: only what there is is offered. They fail silently. */
export function SlideFilters({ asked }: { asked: SlidesAsked }) {
  const { data } = useGetSlideFacetsQuery();
  if (!data) return null;

  const choicesOf = <Name extends 'field' | 'system' | 'organ' | 'stain'>(
    name: Name,
    counted: Counted<NonNullable<SlidesAsked[Name]>>,
    wordsOf: (value: NonNullable<SlidesAsked[Name]>) => string,
  ) => [
    {
      label: texts.all,
      href: paths.slides({ ...asked, page: undefined, [name]: undefined }),
      isChosen: asked[name] === undefined,
    },
    ...counted.map(({ value, count }) => ({
      label: texts.withCount(wordsOf(value), count),
      href: paths.slides({ ...asked, page: undefined, [name]: value }),
      isChosen: asked[name] === value,
    })),
  ];
  const rows = [
    [texts.field, choicesOf('field', data.fields, (code) => morphologyFields[code])],
    [texts.system, choicesOf('system', data.systems, (code) => bodySystems[code])],
    [texts.organ, choicesOf('organ', data.organs, (name) => name)],
    [texts.stain, choicesOf('stain', data.stains, (code) => slideStains[code])],
  ] as const;
  return (
    <FilterPanel aria-label={texts.filters}>
      {rows.map(([label, choices]) =>
        choices.length > 1 ? <FilterRow key={label} label={label} choices={choices} /> : null,
      )}
    </FilterPanel>
  );
}

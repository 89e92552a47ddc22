import type { Answerable } from '@cheese/ui/feedback/answerable';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import type { KeyboardEvent } from 'react';
import { type Choosing, ShelfGrid } from './ShelfGrid';
import type { SlideFace } from './slideFace';
import { texts } from './texts';
import type { Narrowing } from './useNarrowing';

interface ShelfPartProps extends Choosing {
  what: string;
  query: Answerable<{ list: readonly SlideFace[]; total: number }>;
  narrowing: Narrowing;
  /** Label and options of the filter beside the keyword. */
  place: { label: string; labels: Readonly<Record<string, string>> };
}

/** Enter would submit the surrounding form, but here it only ends the input of a keyword. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** Items of one source, filtered by keyword and folder, with pages. */
export function ShelfPart({ what, query, narrowing, place, ...choosing }: ShelfPartProps) {
  const { fields, page, setPage } = narrowing;
  return (
    <>
      <div role="presentation" onKeyDown={keepForm}>
        <TwoColumns>
          <FormField
            name="keyword"
            label={texts.keyword}
            autoComplete="off"
            maxLength={40}
            fields={fields}
          />
          <SelectField {...place} name="place" blank={texts.all} fields={fields} />
        </TwoColumns>
      </div>
      <ShelfGrid
        what={what}
        query={query}
        page={page}
        none={texts.noneFound}
        onPage={setPage}
        {...choosing}
      />
    </>
  );
}

import type { Answerable } from '@cheese/ui/feedback/answerable';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { StepPager } from '@cheese/ui/table/StepPager';
import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { ShelfCard } from './ShelfCard';
import { SHELF_PAGE, type SlideFace } from './slideFace';
import { texts } from './texts';
import type { Narrowing } from './useNarrowing';

export interface Choosing {
  isChosen: (id: number) => boolean;
  /** What stands there already, where that is something else than chosen. */
  isTaken?: (id: number) => boolean;
  onToggle: (slide: SlideFace) => void;
}

interface ShelfPartProps extends Choosing {
  what: string;
  query: Answerable<{ list: readonly SlideFace[]; total: number }>;
  narrowing: Narrowing;
  /** What it is narrowed by beside words: its name, and what there is. */
  place: { label: string; labels: Readonly<Record<string, string>> };
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(132px, 45%), 1fr))',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
};

/** In a form Enter would save it: here it only ends the word. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** Slides of one source, found by words and place, a page at a time. */
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
      <Answered
        query={query}
        what={what}
        skeleton={<RowsSkeleton count={3} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState dense sentence={texts.noneFound} />}
      >
        {({ list, total }) => (
          <>
            <Box component="ul" aria-label={what} sx={grid}>
              {list.map((slide) => (
                <li key={slide.id}>
                  <ShelfCard
                    slide={slide}
                    isChosen={choosing.isChosen(slide.id)}
                    isTaken={choosing.isTaken?.(slide.id) ?? false}
                    onToggle={() => choosing.onToggle(faceOf(slide))}
                  />
                </li>
              ))}
            </Box>
            <StepPager page={page} pages={Math.ceil(total / SHELF_PAGE)} onPage={setPage} />
          </>
        )}
      </Answered>
    </>
  );
}

const faceOf = ({ id, title, thumbnail }: SlideFace): SlideFace => ({ id, title, thumbnail });

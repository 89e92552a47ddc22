import type { Answerable } from '@cheese/ui/feedback/answerable';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { StepPager } from '@cheese/ui/table/StepPager';
import Box from '@mui/material/Box';
import { ShelfCard } from './ShelfCard';
import { arePictured, SHELF_PAGE, type SlideFace } from './slideFace';

export interface Choosing {
  isChosen: (id: number) => boolean;
  /** Items that are already in the target; they are shown as taken and cannot be chosen. */
  isTaken?: (id: number) => boolean;
  onToggle: (slide: SlideFace) => void;
}

interface ShelfGridProps extends Choosing {
  what: string;
  query: Answerable<{ list: readonly SlideFace[]; total: number }>;
  page: number;
  /** Text for an empty list. */
  none: string;
  onPage: (page: number) => void;
}

const grid = (isPictured: boolean) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${isPictured ? '132px, 45%' : '260px, 100%'}), 1fr))`,
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
});

export const ShelfGrid = ({ what, query, page, none, onPage, ...choosing }: ShelfGridProps) => (
  <Answered
    query={query}
    what={what}
    skeleton={<RowsSkeleton count={3} />}
    isEmpty={({ total }) => total === 0}
    empty={<EmptyState dense sentence={none} />}
  >
    {({ list, total }) => (
      <>
        <Box component="ul" aria-label={what} sx={grid(arePictured(list))}>
          {list.map((slide) => (
            <li key={slide.id}>
              <ShelfCard
                slide={slide}
                isPictured={arePictured(list)}
                isChosen={choosing.isChosen(slide.id)}
                isTaken={choosing.isTaken?.(slide.id) ?? false}
                onToggle={() => choosing.onToggle(faceOf(slide))}
              />
            </li>
          ))}
        </Box>
        <StepPager page={page} pages={Math.ceil(total / SHELF_PAGE)} onPage={onPage} />
      </>
    )}
  </Answered>
);

const faceOf = ({ id, title, thumbnail }: SlideFace): SlideFace => ({ id, title, thumbnail });

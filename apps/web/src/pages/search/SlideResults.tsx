import { useSearchSlidesQuery } from '@cheese/api-client/front/search';
import { searchTypeCodes } from '@cheese/domain/codes/front/searchTypes';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { ListedPages } from '../../features/commodity/listing/ListedPages';
import { SlideGrid } from '../../features/slide/SlideGrid';
import { NothingFound } from './NothingFound';
import { hrefOfType, type SearchAsked } from './searchAddress';
import { SearchNotes } from './SearchNotes';
import { texts } from './texts';

const PAGE_SIZE = 12;

/** The platform's slides that were found, each with its own door. */
export function SlideResults({ asked }: { asked: Pick<SearchAsked, 'keyword' | 'listing'> }) {
  const { keyword, listing } = asked;
  const { page } = listing;
  const query = useSearchSlidesQuery({ pageCnt: PAGE_SIZE, page, ...(keyword && { keyword }) });
  return (
    <div>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<CardsSkeleton count={6} columns={3} ratio={4 / 3} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <NothingFound
            keyword={keyword || undefined}
            type={searchTypeCodes.slide}
            narrowedBy="nothing"
          />
        }
      >
        {({ list, total }) => (
          <ListedPages
            page={page}
            total={total}
            pageSize={PAGE_SIZE}
            shown={list.length}
            makeHref={(to) => hrefOfType(asked, searchTypeCodes.slide, to)}
          >
            <SearchNotes
              said={query.currentData}
              hrefOf={(meant) => hrefOfType({ ...asked, keyword: meant }, searchTypeCodes.slide)}
            />
            <SlideGrid slides={list} />
          </ListedPages>
        )}
      </Answered>
    </div>
  );
}

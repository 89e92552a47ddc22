import { useSearchSlidesQuery } from '@cheese/api-client/front/search';
import { searchTypeCodes } from '@cheese/domain/codes/front/searchTypes';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { AnsweredPages } from '../../features/commodity/listing/AnsweredPages';
import { SlideGrid } from '../../features/slide/SlideGrid';
import { NothingFound } from './NothingFound';
import { hrefOfType, type SearchAsked } from './searchAddress';
import { SearchNotes } from './SearchNotes';
import { texts } from './texts';

const PAGE_SIZE = 12;

/** Matching slides of the platform, each with a link to its page. */
export function SlideResults({ asked }: { asked: Pick<SearchAsked, 'keyword' | 'listing'> }) {
  const { keyword, listing } = asked;
  const { page } = listing;
  const query = useSearchSlidesQuery({ pageCnt: PAGE_SIZE, page, ...(keyword && { keyword }) });
  return (
    <div>
      <AnsweredPages
        query={query}
        what={texts.what}
        skeleton={<CardsSkeleton count={6} columns={3} ratio={4 / 3} />}
        empty={
          <NothingFound
            keyword={keyword || undefined}
            type={searchTypeCodes.slide}
            narrowedBy="nothing"
          />
        }
        page={page}
        pageSize={PAGE_SIZE}
        makeHref={(to) => hrefOfType(asked, searchTypeCodes.slide, to)}
      >
        {({ list }) => (
          <>
            <SearchNotes
              said={query.currentData}
              hrefOf={(meant) => hrefOfType({ ...asked, keyword: meant }, searchTypeCodes.slide)}
            />
            <SlideGrid slides={list} />
          </>
        )}
      </AnsweredPages>
    </div>
  );
}

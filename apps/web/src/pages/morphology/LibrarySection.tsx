import { useGetSlideLibraryListQuery } from '@cheese/api-client/slides/slideLibrary';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Section } from '@cheese/ui/frame/Section';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { CommoditiesSkeleton } from '../../features/commodity/CommoditiesSkeleton';
import { askedBy, listingQuery, readListing } from '../../features/commodity/listing/listing';
import { ListedPages } from '../../features/commodity/listing/ListedPages';
import { ListingFilters } from '../../features/commodity/listing/ListingFilters';
import { type HrefOf, sortChoices } from '../../features/commodity/listing/rowsOf';
import { SubjectMark } from '../../features/commodity/listing/SubjectMark';
import { useChosenTag } from '../../features/tagCascader/useChosenTag';
import { paths } from '../../paths';
import { LibraryGrid } from './LibraryGrid';
import { texts } from './texts';

const PAGE_SIZE = 12;

/** All libraries of slides that are on offer, to be narrowed, each with its price. */
export function LibrarySection() {
  const { filterIds: _ids, classifyId: _id, ...listing } = readListing(useSearchParams()[0]);
  const asked = { ...listing, filterIds: [] };
  const major = useChosenTag();
  const query = useGetSlideLibraryListQuery({ ...askedBy(asked, major), pageCnt: PAGE_SIZE });
  const hrefOf: HrefOf = (change) => paths.morphology(listingQuery(asked, change));
  return (
    <Section title={texts.libraries} action={<SubjectMark listing={asked} hrefOf={hrefOf} />}>
      <ListingFilters listing={asked} hrefOf={hrefOf} />
      <Box sx={{ my: 2 }}>
        <LinkTabs label={texts.sort} choices={sortChoices(asked, hrefOf)} />
      </Box>
      <Answered
        query={query}
        what={texts.librariesWhat}
        skeleton={<CommoditiesSkeleton count={3} columns={3} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            picture="search"
            sentence={texts.noLibraries}
            hint={texts.noLibrariesHint}
            action={<Button href={paths.morphology()}>{texts.allLibraries}</Button>}
          />
        }
      >
        {({ list, total }) => (
          <ListedPages
            page={asked.page}
            total={total}
            pageSize={PAGE_SIZE}
            shown={list.length}
            makeHref={(page) => hrefOf({ page })}
          >
            <LibraryGrid libraries={list} />
          </ListedPages>
        )}
      </Answered>
    </Section>
  );
}

import { useGetSlideLibraryListQuery } from '@cheese/api-client/slides/slideLibrary';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Section } from '@cheese/ui/frame/Section';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { CommoditiesSkeleton } from '../../features/commodity/CommoditiesSkeleton';
import { askedBy, listingQuery, readListing } from '../../features/commodity/listing/listing';
import { AnsweredPages } from '../../features/commodity/listing/AnsweredPages';
import { ListingFilters } from '../../features/commodity/listing/ListingFilters';
import { type HrefOf, sortChoices } from '../../features/commodity/listing/rowsOf';
import { SubjectMark } from '../../features/commodity/listing/SubjectMark';
import { useChosenTag } from '../../features/tagCascader/useChosenTag';
import { paths } from '../../paths';
import { LibraryGrid } from './LibraryGrid';
import { texts } from './texts';

const PAGE_SIZE = 12;

/** All slide libraries on offer, with filters. */
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
      <AnsweredPages
        query={query}
        what={texts.librariesWhat}
        skeleton={<CommoditiesSkeleton count={3} columns={3} />}
        empty={
          <EmptyState
            picture="search"
            sentence={texts.noLibraries}
            hint={texts.noLibrariesHint}
            action={<Button href={paths.morphology()}>{texts.allLibraries}</Button>}
          />
        }
        page={asked.page}
        pageSize={PAGE_SIZE}
        makeHref={(page) => hrefOf({ page })}
      >
        {({ list }) => <LibraryGrid libraries={list} />}
      </AnsweredPages>
    </Section>
  );
}

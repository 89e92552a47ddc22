import { useGetOwnSlideLibrariesQuery } from '@cheese/api-client/slides/slideMine';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { OwnLibraryCard } from './OwnLibraryCard';
import { texts } from './texts';

interface OwnLibrariesProps {
  page: number;
  pageSize: number;
  /** Enables paging. */
  hrefOf?: (page: number) => string;
}

/** The user's libraries, and those in which they have viewed a slide; the latest first. */
export function OwnLibraries({ page, pageSize, hrefOf }: OwnLibrariesProps) {
  const query = useGetOwnSlideLibrariesQuery(
    { page, pageCnt: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Answered
      query={query}
      what={texts.librariesWhat}
      skeleton={<CardsSkeleton count={3} columns={3} />}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          sentence={texts.noLibraries}
          hint={texts.noLibrariesHint}
          action={<Button href={paths.morphology()}>{texts.toCentre}</Button>}
        />
      }
    >
      {({ list, total }) => (
        <PagedList page={page}>
          {list.length === 0 && hrefOf ? (
            <PastTheEnd firstHref={hrefOf(1)} />
          ) : (
            <CardGrid columns={3} role="list">
              {list.map((library) => (
                <div role="listitem" key={library.id}>
                  <OwnLibraryCard library={library} />
                </div>
              ))}
            </CardGrid>
          )}
          {hrefOf && <Pager page={page} total={total} pageSize={pageSize} makeHref={hrefOf} />}
        </PagedList>
      )}
    </Answered>
  );
}

import { useGetDiscussionsQuery } from '@cheese/api-client/classroom/classroomDiscuss';
import type { TopicKind } from '@cheese/domain/codes/classroom/topics';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Lines } from '@cheese/ui/list/Lines';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import type { ReactNode } from 'react';
import { texts } from './texts';
import { TopicLine } from './TopicLine';

const EACH = 20;

interface TopicListProps {
  courseId: number;
  kind: TopicKind;
  only?: { isDiscussed?: true; isWaiting?: true };
  /** Instead of the list where there is nothing at all. */
  empty: ReactNode;
}

/** The topics of one kind, with a search in their titles. */
export function TopicList({ courseId, kind, only = {}, empty }: TopicListProps) {
  const address = useListAddress({});
  const { page, keyword } = address.asked;
  const query = useGetDiscussionsQuery(
    { courseId, kind, page, pageCnt: EACH, ...(keyword && { keyword }), ...only },
    { refetchOnMountOrArgChange: true },
  );
  const makeHref = (to: number) => address.href({ page: to });
  return (
    <>
      <FilterBar
        address={address}
        filters={{}}
        names={texts.filters}
        placeholder={texts.placeholder}
      />
      <Answered
        query={query}
        what={texts.topics}
        skeleton={<RowsSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={keyword ? <EmptyState picture="search" sentence={texts.none} /> : empty}
      >
        {({ list, total }) => (
          <PagedList page={page}>
            {list.length === 0 && <PastTheEnd firstHref={makeHref(1)} />}
            <Lines>
              {list.map((topic) => (
                <TopicLine key={topic.id} courseId={courseId} topic={topic} />
              ))}
            </Lines>
            <Pager page={page} total={total} makeHref={makeHref} pageSize={EACH} />
          </PagedList>
        )}
      </Answered>
    </>
  );
}

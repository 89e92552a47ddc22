import { useGetCourseLearnListQuery } from '@cheese/api-client/learning/course';
import { type CourseSource, learnStates } from '@cheese/domain/codes/learning/learning';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LearntGrid } from './LearntGrid';
import { texts } from '../texts';

const EACH = 12;
const filters = { state: learnStates };

interface LearntPagesProps {
  source?: CourseSource;
  /** Shown if the user has no courses, or none match the filter. */
  empty: ReactNode;
}

export function LearntPages({ source, empty }: LearntPagesProps) {
  const { asked, href } = useListAddress(filters);
  const { page, state } = asked;
  const query = useGetCourseLearnListQuery(
    { page, pageCnt: EACH, ...(state && { state }), ...(source && { source }) },
    { refetchOnMountOrArgChange: true },
  );
  const choices = [
    { label: texts.all, href: href({ state: undefined }), isChosen: state === undefined },
    ...Object.entries(learnStates).map(([code, label]) => ({
      label,
      href: href({ state: code }),
      isChosen: Number(code) === state,
    })),
  ];
  const makeHref = (next: number) => href({ page: next > 1 ? next : undefined });
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <LinkTabs label={texts.states} choices={choices} />
      </Box>
      <Answered
        query={query}
        what={texts.myCourses}
        skeleton={<CardsSkeleton count={4} />}
        isEmpty={({ total }) => total === 0}
        empty={empty}
      >
        {({ list, total }) => (
          <PagedList page={page}>
            {list.length > 0 ? (
              <LearntGrid courses={list} />
            ) : (
              <PastTheEnd firstHref={makeHref(1)} />
            )}
            <Box sx={{ my: 3 }}>
              <Pager page={page} total={total} makeHref={makeHref} pageSize={EACH} />
            </Box>
          </PagedList>
        )}
      </Answered>
    </>
  );
}

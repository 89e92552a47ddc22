import { Answered } from '@cheese/ui/feedback/Answered';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import type { ReactNode } from 'react';

export const LINES = 15;

interface AccountListProps<T> {
  query: Answerable<{ list: T[]; total: number }>;
  what: string;
  page: number;
  pageHref: (page: number) => string;
  empty: ReactNode;
  line: (entry: T) => ReactNode;
}

export function AccountList<T>(props: AccountListProps<T>) {
  const { query, what, page, pageHref, empty, line } = props;
  return (
    <Answered
      query={query}
      what={what}
      skeleton={<RowsSkeleton count={LINES} />}
      isEmpty={({ total }) => total === 0}
      empty={empty}
    >
      {({ list, total }) => (
        <PagedList page={page}>
          {list.length > 0 ? list.map(line) : <PastTheEnd firstHref={pageHref(1)} />}
          <Pager page={page} pageSize={LINES} total={total} makeHref={pageHref} />
        </PagedList>
      )}
    </Answered>
  );
}

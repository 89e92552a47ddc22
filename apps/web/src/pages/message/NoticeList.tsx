import type { NoticeKind, ReadState } from '@cheese/domain/codes/people/notices';
import { Answered } from '@cheese/ui/feedback/Answered';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { MessageCentre } from './MessageCentre';
import type { NoticeAsked } from './noticeAddress';
import { NoticeBar } from './NoticeBar';
import { useAskedAgain } from './useAskedAgain';
import { PAGE_SIZE } from './useNoticeAddress';
import { texts } from './texts';

const empties: Record<ReadState, string> = { 0: texts.noUnread, 1: texts.noRead };

interface NoticeListProps<T> {
  kind: NoticeKind;
  asked: NoticeAsked;
  query: Answerable<{ list: T[]; total: number }>;
  row: (item: T) => ReactNode;
}

/** One page of notices of a kind. */
export function NoticeList<T>({ kind, asked, query, row }: NoticeListProps<T>) {
  const { page, status } = asked;
  const pageHref = (to: number) => paths.message(kind, { page: to, status });
  return (
    <MessageCentre kind={kind}>
      <NoticeBar kind={kind} status={status} />
      <Answered
        query={useAskedAgain(query)}
        what={texts.what}
        skeleton={<RowsSkeleton count={PAGE_SIZE} />}
        isEmpty={({ total }) => total === 0}
        empty={<NoNotices kind={kind} status={status} />}
      >
        {({ list, total }) => (
          <PagedList page={page}>
            {list.length > 0 ? list.map(row) : <PastTheEnd firstHref={pageHref(1)} />}
            <Pager page={page} pageSize={PAGE_SIZE} total={total} makeHref={pageHref} />
          </PagedList>
        )}
      </Answered>
    </MessageCentre>
  );
}

function NoNotices({ kind, status }: { kind: NoticeKind; status: ReadState | undefined }) {
  if (status === undefined) return <EmptyState sentence={texts.empty} />;
  const all = <Button href={paths.message(kind)}>{texts.seeAll}</Button>;
  return <EmptyState sentence={empties[status]} action={all} />;
}

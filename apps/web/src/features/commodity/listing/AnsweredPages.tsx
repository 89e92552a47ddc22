import { Answered, type AnsweredProps } from '@cheese/ui/feedback/Answered';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Pages = styled('div')({ marginBlock: 24 });

interface Paged {
  list: readonly unknown[];
  total: number;
}

interface AnsweredPagesProps<Answer extends Paged> extends Pick<
  AnsweredProps<Answer>,
  'query' | 'what' | 'skeleton' | 'empty'
> {
  page: number;
  pageSize: number;
  makeHref: (page: number) => string;
  children: (answer: Answer) => ReactNode;
}

/** One page of a list. A page number beyond the last is handled too. */
export function AnsweredPages<Answer extends Paged>(props: AnsweredPagesProps<Answer>) {
  const { page, pageSize, makeHref, children, ...answered } = props;
  return (
    <Answered {...answered} isEmpty={({ total }) => total === 0}>
      {(answer) => (
        <PagedList page={page}>
          {answer.list.length > 0 ? children(answer) : <PastTheEnd firstHref={makeHref(1)} />}
          <Pages>
            <Pager page={page} pageSize={pageSize} total={answer.total} makeHref={makeHref} />
          </Pages>
        </PagedList>
      )}
    </Answered>
  );
}

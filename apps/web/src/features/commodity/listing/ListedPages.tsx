import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Pages = styled('div')({ marginBlock: 24 });

interface ListedPagesProps {
  page: number;
  pageSize: number;
  total: number;
  shown: number;
  makeHref: (page: number) => string;
  children: ReactNode;
}

/** A page of a list with the way to the others, also where the address asks for one behind them. */
export function ListedPages({ shown, children, ...pager }: ListedPagesProps) {
  return (
    <PagedList page={pager.page}>
      {shown > 0 ? children : <PastTheEnd firstHref={pager.makeHref(1)} />}
      <Pages>
        <Pager {...pager} />
      </Pages>
    </PagedList>
  );
}

import { Answered } from '../feedback/Answered';
import type { Answerable } from '../feedback/answerable';
import { EmptyState } from '../feedback/EmptyState';
import { PastTheEnd } from '../feedback/PastTheEnd';
import { PagedList } from '../list/PagedList';
import { Pager } from '../list/Pager';
import { DataTable, type Column, type Selection } from '../table/DataTable';
import { TableSkeleton } from '../table/TableSkeleton';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Filters } from '../address/readListAddress';
import { texts } from './texts';
import type { ListAddress } from '../address/useListAddress';

export const PAGE_SIZE = 20;

interface PagedTableProps<Row, F extends Filters> {
  query: Answerable<{ list: Row[]; total: number }>;
  /** Name of the rows, as in 题目. */
  what: string;
  columns: readonly Column<Row>[];
  idOf: (row: Row) => number;
  address: ListAddress<F>;
  selection?: Selection<Row>;
  /** Action for an empty list. */
  start?: ReactNode;
}

/** One page of a list with its loading, failed and empty states. */
export function PagedTable<Row, F extends Filters>(props: PagedTableProps<Row, F>) {
  const { query, what, columns, idOf, address, selection, start } = props;
  const { page, ...narrowed } = address.asked;
  const makeHref = (to: number) => address.href({ page: to });
  const isNarrowed = Object.keys(narrowed).length > 0;
  const cleared = Object.fromEntries(Object.keys(narrowed).map((name) => [name, undefined]));
  return (
    <Answered
      query={query}
      what={what}
      skeleton={<TableSkeleton />}
      isEmpty={({ total }) => total === 0}
      empty={
        isNarrowed ? (
          <NothingFound what={what} allHref={address.href(cleared)} />
        ) : (
          <Nothing what={what} start={start} />
        )
      }
    >
      {({ list, total }) => (
        <PagedList page={page}>
          {list.length === 0 ? (
            <PastTheEnd firstHref={makeHref(1)} />
          ) : (
            <DataTable
              label={what}
              columns={columns}
              idOf={idOf}
              rows={list}
              {...(selection && { selection })}
            />
          )}
          <Box sx={{ mt: 2 }}>
            <Pager page={page} total={total} makeHref={makeHref} pageSize={PAGE_SIZE} />
          </Box>
        </PagedList>
      )}
    </Answered>
  );
}

/** `allHref` drops the filters and keeps the other parameters. */
const NothingFound = ({ what, allHref }: { what: string; allHref: string }) => (
  <EmptyState
    picture="search"
    sentence={texts.nothingFound(what)}
    action={<Button href={allHref}>{texts.clear}</Button>}
  />
);

const Nothing = ({ what, start }: { what: string; start: ReactNode }) => (
  <EmptyState sentence={texts.empty(what)} action={start} />
);

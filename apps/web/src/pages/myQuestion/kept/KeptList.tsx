import type { Answerable } from '@cheese/ui/feedback/answerable';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AnsweredPages } from '../../../features/commodity/listing/AnsweredPages';
import { texts } from './texts';
import type { KeptAddress } from './useKeptAddress';

const Cards = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

interface KeptListProps<T> {
  kept: KeptAddress;
  query: Answerable<{ list: T[]; total: number }>;
  what: string;
  empty: ReactNode;
  /** `number` is the position in the whole list, from 1. */
  card: (kept: T, number: number) => ReactNode;
}

export function KeptList<T>({ kept, query, what, empty, card }: KeptListProps<T>) {
  const { page, pageCnt, isNarrowed, href, address } = kept;
  const everything = { keyword: undefined, libraryId: undefined, type: undefined };
  return (
    <AnsweredPages
      query={query}
      what={what}
      skeleton={<RowsSkeleton count={6} />}
      empty={
        isNarrowed ? (
          <EmptyState
            picture="search"
            sentence={texts.noMatch}
            hint={texts.noMatchHint}
            action={<Button onClick={() => address.go(everything)}>{texts.seeAll}</Button>}
          />
        ) : (
          empty
        )
      }
      page={page}
      pageSize={pageCnt}
      makeHref={(to) => href({ page: to })}
    >
      {({ list, total }) => (
        <>
          <Typography sx={{ mb: 1, color: 'text.third' }}>{texts.total(total)}</Typography>
          <Cards>{list.map((one, index) => card(one, (page - 1) * pageCnt + index + 1))}</Cards>
        </>
      )}
    </AnsweredPages>
  );
}

import { useGetImportedQuestionsQuery } from '@cheese/api-client/exam/questionImport';
import { questionImportFilters } from '@cheese/domain/codes/exam/questionFiles';
import type { QuestionImport } from '@cheese/domain/contract/exam/questionImport';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import { PAGE_SIZE } from '@cheese/ui/management/PagedTable';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { ChooseAll } from './ChooseAll';
import { ConfirmBar } from './ConfirmBar';
import { type FaultKind, kindIn } from './mending/faultKind';
import { FaultKinds } from './mending/FaultKinds';
import { ImportedCard } from './ImportedCard';
import { ImportHead } from './ImportHead';
import { texts } from './texts';

const noKind = { field: undefined, fault: undefined };
const filters = { filter: questionImportFilters } as const;

/** Preview of the questions with their faults, page by page. */
export function ImportPreview({ found }: { found: QuestionImport }) {
  const { importId, counts, total } = found;
  const address = useListAddress(filters);
  const { page, filter = 'all' } = address.asked;
  const [search] = useSearchParams();
  const kind = kindIn(found.faultKinds, search);
  const ofKind = kind && { field: kind.field, message: kind.message };
  const query = useGetImportedQuestionsQuery({
    importId,
    page,
    pageCnt: PAGE_SIZE,
    filter,
    ...ofKind,
  });
  const show = (next: FaultKind | null) =>
    address.go({
      filter: next ? 'faulty' : undefined,
      field: next?.field,
      fault: next?.message,
    });
  const numbers = { all: total, ...counts };
  const choices = (
    Object.keys(questionImportFilters) as (keyof typeof questionImportFilters)[]
  ).map((value) => ({ value, label: `${texts.filters[value]} ${numbers[value]}` }));
  return (
    <>
      <ImportHead found={found} />
      <FaultKinds found={found} shown={kind} onShow={show} />
      <ToggleRow
        label={texts.filterLabel}
        choices={choices}
        chosen={filter}
        onChoose={(value) => address.go({ ...noKind, filter: value === 'all' ? undefined : value })}
      />
      {!kind && <ChooseAll importId={importId} filter={filter} count={numbers[filter]} />}
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        isEmpty={({ total: shown }) => shown === 0}
        empty={<EmptyState sentence={texts.nothingShown} />}
      >
        {({ list, total: shown }) => (
          <PagedList page={page}>
            {list.length === 0 && <PastTheEnd firstHref={address.href({})} />}
            <Stack spacing={2} sx={{ mb: 3 }}>
              {list.map((one) => (
                <ImportedCard key={one.place} importId={importId} one={one} />
              ))}
            </Stack>
            <Pager
              page={page}
              total={shown}
              pageSize={PAGE_SIZE}
              makeHref={(to) => address.href({ page: to })}
            />
          </PagedList>
        )}
      </Answered>
      <ConfirmBar found={found} />
    </>
  );
}

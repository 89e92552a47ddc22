import { useGetPracticeListQuery } from '@cheese/api-client/exam/practice';
import {
  practiceSourceCodes,
  type PracticeSource,
  practiceSources,
} from '@cheese/domain/codes/exam/practices';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import Typography from '@mui/material/Typography';
import { AnsweredPages } from '../../../features/commodity/listing/AnsweredPages';
import { PracticeLines } from '../../../features/questionBank/PracticeLines';
import { texts } from './texts';

const LINES = 15;
const filters = { source: practiceSources, of: { all: '' } };
/** Types of practice that are started on this page. */
const shown: readonly PracticeSource[] = [
  practiceSourceCodes.chapter,
  practiceSourceCodes.wrong,
  practiceSourceCodes.collected,
  practiceSourceCodes.random,
  practiceSourceCodes.due,
  practiceSourceCodes.custom,
];

/** Finished practices, the latest first. */
export function History({ libraryId }: { libraryId: number }) {
  const { asked, href } = useListAddress(filters);
  const { page, source, of } = asked;
  const query = useGetPracticeListQuery(
    { page, pageCnt: LINES, ...(source && { source }), ...(of !== 'all' && { libraryId }) },
    { refetchOnMountOrArgChange: true },
  );
  const choices = [undefined, ...shown].map((each) => ({
    label: each === undefined ? texts.all : practiceSources[each],
    href: href({ source: each }),
    isChosen: each === source,
  }));
  const banks = [
    { label: texts.thisBank, href: href({ of: undefined }), isChosen: of !== 'all' },
    { label: texts.allBanks, href: href({ of: 'all' }), isChosen: of === 'all' },
  ];
  return (
    <>
      <Typography sx={{ mb: 1, color: 'text.third' }}>{texts.historyLead}</Typography>
      <ChoiceRow label={texts.banks} choices={banks} />
      <ChoiceRow label={texts.ways} choices={choices} />
      <AnsweredPages
        query={query}
        what={texts.history}
        skeleton={<RowsSkeleton count={LINES} />}
        empty={<EmptyState dense sentence={texts.noHistory} hint={texts.noHistoryHint} />}
        page={page}
        pageSize={LINES}
        makeHref={(to) => href({ page: to })}
      >
        {({ list }) => <PracticeLines practices={list} />}
      </AnsweredPages>
    </>
  );
}

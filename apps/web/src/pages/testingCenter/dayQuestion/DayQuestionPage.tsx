import { idParam } from '@cheese/ui/address/urlParams';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { useDailyBank } from '../../../features/questionBank/useDailyBank';
import { paths } from '../../../paths';
import { BankChooser } from './BankChooser';
import { Calendar } from './Calendar';
import { DayColumns } from './DayColumns';
import { DayQuestion } from './DayQuestion';
import { PastDays } from './PastDays';
import { dayIn, monthIn } from './saidDay';
import { texts } from './texts';

/** The daily question of a bank; without a bank in the address, that of the bank practised last. */
export default function DayQuestionPage() {
  useDocumentTitle(texts.title);
  const [search] = useSearchParams();
  const { bank: usual, isKnown } = useDailyBank();
  const libraryId = idParam(search, 'libraryId') ?? usual?.id;
  return (
    <Content>
      <PageTitle
        lead={texts.lead}
        actions={libraryId !== undefined && <BankChooser chosen={libraryId} />}
      >
        {texts.title}
      </PageTitle>
      {libraryId === undefined ? (
        <NoBank isKnown={isKnown} />
      ) : (
        <DayColumns key={libraryId}>
          <DayQuestion libraryId={libraryId} day={dayIn(search)} />
          <div>
            <Calendar libraryId={libraryId} day={dayIn(search)} asked={monthIn(search)} />
            <PastDays libraryId={libraryId} />
          </div>
        </DayColumns>
      )}
    </Content>
  );
}

const NoBank = ({ isKnown }: { isKnown: boolean }) =>
  isKnown ? (
    <EmptyState
      sentence={texts.noBank}
      hint={texts.noBankHint}
      action={<Button href={paths.testingCenter()}>{texts.centre}</Button>}
    />
  ) : (
    <RowsSkeleton count={6} />
  );

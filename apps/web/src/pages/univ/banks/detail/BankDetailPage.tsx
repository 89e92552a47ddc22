import { useGetManagedBankQuery } from '@cheese/api-client/exam/bankManage';
import type { BankManageContract } from '@cheese/domain/contract/exam/bankManage';
import type { Answers } from '@cheese/domain/contract/call';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { ExportQuestions } from '../../../../features/questionExport/ExportQuestions';
import { paths } from '../../../../paths';
import { ownerOf } from '../bankColumns';
import { BankBody } from './BankBody';
import { RecentSteps } from './RecentSteps';
import { ReportsPart } from './ReportsPart';
import { StepsKept } from './StepsKept';
import { texts } from './texts';
import { TwinsPart } from './TwinsPart';

/** A bank with its chapters and questions, duplicates, and reports of learners. */
export default function BankDetailPage() {
  const [search] = useSearchParams();
  const bankId = idParam(search, 'bankId');
  if (bankId === undefined) return <NotFoundFace />;
  return (
    <StepsKept key={bankId}>
      <OneBank bankId={bankId} view={search.get('view')} />
    </StepsKept>
  );
}

function OneBank({ bankId, view }: { bankId: number; view: string | null }) {
  const query = useGetManagedBankQuery({ bankId }, { refetchOnMountOrArgChange: true });
  useDocumentTitle(query.currentData?.bank.name ?? texts.bank);
  return (
    <Answered
      query={query}
      what={texts.bank}
      skeleton={<RowsSkeleton />}
      notFound={<NotFoundFace />}
    >
      {(found) => <Bank found={found} view={view} />}
    </Answered>
  );
}

function Bank({ found, view }: { found: Found; view: string | null }) {
  const { bank } = found;
  const { id: bankId } = bank;
  const isTwins = view === 'twins';
  const isReports = view === 'reports' && !bank.isPlatform;
  const href = paths.univ.bank;
  return (
    <>
      <PageTitle lead={bank.summary || ownerOf(bank)} actions={<Ways {...found} />}>
        {bank.name}
      </PageTitle>
      {bank.isPlatform && <Alert severity="info">{texts.readOnly}</Alert>}
      {bank.archivedAt !== null && <Alert severity="warning">{texts.archived}</Alert>}
      <LinkTabs
        label={texts.views}
        choices={[
          {
            label: texts.all,
            href: href({ bankId }),
            isChosen: !isTwins && !isReports,
            count: bank.questionCount,
          },
          { label: texts.twins, href: href({ bankId, view: 'twins' }), isChosen: isTwins },
          ...(bank.isPlatform
            ? []
            : [
                {
                  label: texts.reports,
                  href: href({ bankId, view: 'reports' }),
                  isChosen: isReports,
                  count: bank.reportCount,
                },
              ]),
        ]}
      />
      <RecentSteps />
      <div style={{ marginTop: 16 }}>
        {isTwins && <TwinsPart bankId={bankId} />}
        {isReports && <ReportsPart bankId={bankId} />}
        {!isTwins && !isReports && <BankBody {...found} />}
      </div>
    </>
  );
}

type Found = Answers<BankManageContract['detail']>;

/**
 * Every bank can be exported, limited to the chapter in the address; archived banks and those of
 * the platform take no imports.
 */
function Ways({ bank, chapters }: Found) {
  const { id: bankId, isPlatform, archivedAt } = bank;
  const [search] = useSearchParams();
  const chapter = chapters.find(({ id }) => id === idParam(search, 'chapterId'));
  return (
    <>
      <Button href={paths.univ.banks()}>{texts.back}</Button>
      <ExportQuestions bankId={bankId} {...(chapter && { chapterId: chapter.id })} />
      {!isPlatform && archivedAt === null && (
        <Button variant="outlined" href={paths.univ.importQuestions({ bankId })}>
          {texts.import}
        </Button>
      )}
    </>
  );
}

import {
  useExportExamGradesMutation,
  useGetExamGradebookQuery,
  useGetExamSummaryQuery,
} from '@cheese/api-client/exam/examReport';
import { gradeSorts, gradeStates } from '@cheese/domain/codes/exam/examReports';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import { FiguresSkeleton } from '@cheese/ui/management/FigureRow';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Typography from '@mui/material/Typography';
import { ofOneExam, OutcomeTabs } from '../ExamOutcome';
import { gradeColumns } from './gradeColumns';
import { ResultsSummary } from './ResultsSummary';
import { texts } from './texts';

const filters = { state: gradeStates, sort: gradeSorts };
const fresh = { refetchOnMountOrArgChange: true };

/** Results of all participants, including the absent. */
function Results({ examId }: { examId: number }) {
  const summary = useGetExamSummaryQuery({ examId }, fresh);
  const title = summary.currentData ? texts.titleOf(summary.currentData.title) : texts.title;
  useDocumentTitle(title);
  const address = useListAddress(filters);
  const query = useGetExamGradebookQuery({ ...address.asked, examId, pageCnt: PAGE_SIZE }, fresh);
  const [askExport] = useExportExamGradesMutation();
  return (
    <Answered
      query={summary}
      what={texts.summary}
      skeleton={<FiguresSkeleton count={6} />}
      notFound={<NotFoundFace />}
    >
      {(known) => (
        <>
          <PageTitle>{title}</PageTitle>
          <OutcomeTabs examId={examId} here="results" />
          <ResultsSummary summary={known} />
          <FilterBar
            address={address}
            filters={filters}
            names={texts.filters}
            placeholder={texts.placeholder}
          >
            <ExportButton ask={() => askExport({ examId }).unwrap()} />
          </FilterBar>
          <PagedTable
            query={query}
            address={address}
            what={texts.what}
            columns={gradeColumns(examId)}
            idOf={({ personId }) => personId}
          />
          <Typography variant="caption">{texts.bestTry}</Typography>
        </>
      )}
    </Answered>
  );
}

export default ofOneExam(Results);

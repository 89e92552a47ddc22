import { useGetExamAnalysisQuery } from '@cheese/api-client/exam/examReport';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FigureRow, FiguresSkeleton } from '@cheese/ui/management/FigureRow';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ofOneExam, OutcomeTabs } from '../ExamOutcome';
import { Corrections } from './Corrections';
import { ItemSection } from './ItemSection';
import { paperFigures } from './paperFigures';
import { texts } from './texts';

function Analysis({ examId }: { examId: number }) {
  const query = useGetExamAnalysisQuery({ examId }, { refetchOnMountOrArgChange: true });
  const title = query.currentData ? texts.titleOf(query.currentData.title) : texts.title;
  useDocumentTitle(title);
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<FiguresSkeleton count={8} />}
      notFound={<NotFoundFace />}
    >
      {({ paper, items }) => (
        <>
          <PageTitle>{title}</PageTitle>
          <OutcomeTabs examId={examId} here="analysis" />
          {items.length === 0 ? (
            <EmptyState sentence={texts.none} />
          ) : (
            <Box sx={{ mt: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
              <div>
                <FigureRow label={texts.paper} figures={paperFigures(paper)} />
                <Typography variant="caption">
                  {texts.how}
                  {paper.alpha === null && texts.alphaNone}
                </Typography>
              </div>
              <ItemSection examId={examId} items={items} />
              <Corrections examId={examId} />
            </Box>
          )}
        </>
      )}
    </Answered>
  );
}

export default ofOneExam(Analysis);

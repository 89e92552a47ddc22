import { useGetLibraryStatisticsQuery } from '@cheese/api-client/exam/questionLibrary';
import type { LibraryStatistics } from '@cheese/domain/contract/exam/questionLibrary';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { FigureRow, FiguresSkeleton } from '@cheese/ui/management/FigureRow';
import { DataTable } from '@cheese/ui/table/DataTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { BankChoice } from './BankChoice';
import { chapterColumns } from './chapterColumns';
import { DaysChart } from './DaysChart';
import { LearningPlaces } from './LearningPlaces';
import { overviewOf } from './overviewOf';
import { texts } from './texts';

/** The user's results in a bank, by day, and by chapter compared with all learners. */
export default function StatisticsPage() {
  const libraryId = idParam(useSearchParams()[0], 'libraryId');
  return (
    <Content>{libraryId === undefined ? <BankChoice /> : <OfBank libraryId={libraryId} />}</Content>
  );
}

function OfBank({ libraryId }: { libraryId: number }) {
  const query = useGetLibraryStatisticsQuery({ libraryId }, { refetchOnMountOrArgChange: true });
  const name = query.currentData?.name;
  const title = name ? texts.titleOf(name) : texts.title;
  useDocumentTitle(title);
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<FiguresSkeleton count={4} />}
      notFound={<NotFoundFace />}
    >
      {(statistics) => (
        <>
          <PageTitle actions={<Ways libraryId={libraryId} />}>{title}</PageTitle>
          <Statistics statistics={statistics} />
        </>
      )}
    </Answered>
  );
}

const Statistics = ({ statistics }: { statistics: LibraryStatistics }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pb: 3 }}>
    <FigureRow label={texts.overview} figures={overviewOf(statistics)} />
    <DaysChart days={statistics.days} />
    <LearningPlaces chapters={statistics.chapters} />
    <Section title={texts.chapters}>
      <DataTable
        label={texts.chapterTable}
        columns={chapterColumns(statistics.libraryId)}
        rows={statistics.chapters}
        idOf={({ chapterId }) => chapterId}
      />
      <Typography variant="caption">{texts.howAverage}</Typography>
    </Section>
  </Box>
);

const Ways = ({ libraryId }: { libraryId: number }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    <Button size="small" href={paths.myQuestion()}>
      {texts.back}
    </Button>
    <Button size="small" variant="outlined" href={paths.questionChapter({ libraryId })}>
      {texts.practise}
    </Button>
  </Box>
);

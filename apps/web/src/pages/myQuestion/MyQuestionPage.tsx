import { useGetSubscribedQuestionLibrariesQuery } from '@cheese/api-client/exam/questionLibrary';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AnsweredPages } from '../../features/commodity/listing/AnsweredPages';
import { Lines } from '@cheese/ui/list/Lines';
import { paths } from '../../paths';
import { BankStatistics } from './BankStatistics';
import { ScheduleWords } from './ScheduleWords';
import { ShelfLine } from './ShelfLine';
import { texts } from './texts';

const EACH = 10;
const none = {};

/** The user's question banks with progress and due reviews. */
export default function MyQuestionPage() {
  useDocumentTitle(texts.title);
  const { asked, href } = useListAddress(none);
  const { page } = asked;
  const query = useGetSubscribedQuestionLibrariesQuery(
    { page, pageCnt: EACH },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Content>
      <PageTitle lead={texts.lead} actions={<Ways />}>
        {texts.title}
      </PageTitle>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, pb: 3 }}>
        <Section title={texts.what}>
          <AnsweredPages
            query={query}
            what={texts.what}
            skeleton={<RowsSkeleton count={4} />}
            empty={
              <EmptyState
                sentence={texts.none}
                hint={texts.noneHint}
                action={<Button href={paths.testingCenter()}>{texts.toCentre}</Button>}
              />
            }
            page={page}
            pageSize={EACH}
            makeHref={(to) => href({ page: to })}
          >
            {({ list }) => (
              <>
                <Lines>
                  {list.map((bank) => (
                    <ShelfLine key={bank.id} bank={bank} />
                  ))}
                </Lines>
                <BankStatistics banks={list} />
              </>
            )}
          </AnsweredPages>
        </Section>
        <ScheduleWords />
      </Box>
    </Content>
  );
}

const Ways = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    <Button size="small" variant="outlined" href={paths.keptQuestions('wrong')}>
      {texts.wrong}
    </Button>
    <Button size="small" variant="outlined" href={paths.keptQuestions('collect')}>
      {texts.collected}
    </Button>
    <Button size="small" variant="outlined" href={paths.dayQuestion()}>
      {texts.daily}
    </Button>
  </Box>
);

import { useGetCourseQuestionsQuery } from '@cheese/api-client/learning/courseQuestion';
import { idParam } from '@cheese/ui/address/urlParams';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { Lines } from '@cheese/ui/list/Lines';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { OwnQuestions } from './OwnQuestions';
import { QuestionLine } from './QuestionLine';
import { texts } from './texts';

const PAGE_SIZE = 20;
const filters = { answered: texts.answered } as const;

export default function CourseQuestionListPage() {
  useDocumentTitle(texts.title);
  const courseId = idParam(useSearchParams()[0], 'courseId');
  return courseId === undefined ? <OwnQuestions /> : <Questions courseId={courseId} />;
}

function Questions({ courseId }: { courseId: number }) {
  const address = useListAddress(filters);
  const { answered, ...asked } = address.asked;
  const query = useGetCourseQuestionsQuery({
    ...asked,
    courseId,
    pageCnt: PAGE_SIZE,
    ...(answered !== undefined && { isAnswered: answered === 1 }),
  });
  const { page } = asked;
  const makeHref = (to: number) => address.href({ page: to });
  const ask = (
    <Button variant="contained" href={paths.askCourse({ courseId })}>
      {texts.ask}
    </Button>
  );
  const isNarrowed = Object.keys(address.asked).length > 1;
  return (
    <Content>
      <PageTitle
        actions={
          <>
            <Button href={paths.ownQuestions()}>{texts.mine}</Button>
            <Button href={paths.course.detail({ courseId })}>{texts.back}</Button>
            {ask}
          </>
        }
      >
        {texts.title}
      </PageTitle>
      <Section title={texts.what}>
        <FilterBar
          address={address}
          filters={filters}
          names={texts.filters}
          placeholder={texts.placeholder}
        />
        <Answered
          query={query}
          what={texts.what}
          skeleton={<RowsSkeleton />}
          isEmpty={({ total }) => total === 0}
          empty={
            isNarrowed ? (
              <EmptyState picture="search" sentence={texts.none} />
            ) : (
              <EmptyState sentence={texts.empty} action={ask} />
            )
          }
        >
          {({ list, total }) => (
            <PagedList page={page}>
              {list.length === 0 && <PastTheEnd firstHref={makeHref(1)} />}
              <Lines>
                {list.map((question) => (
                  <QuestionLine key={question.id} question={question} />
                ))}
              </Lines>
              <Pager page={page} total={total} makeHref={makeHref} pageSize={PAGE_SIZE} />
            </PagedList>
          )}
        </Answered>
      </Section>
    </Content>
  );
}

import { useGetTaughtCourseQuestionsQuery } from '@cheese/api-client/learning/courseQuestion';
import { idParam } from '@cheese/ui/address/urlParams';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { PagedList } from '@cheese/ui/list/PagedList';
import { Pager } from '@cheese/ui/list/Pager';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { TaughtQuestionRow } from './TaughtQuestionRow';
import { texts } from './texts';

const PAGE_SIZE = 20;
const filters = { answered: texts.answered } as const;

/** Learners' questions in one or all of the teacher's courses, answered in place. */
export default function QuestionsPage() {
  useDocumentTitle(texts.title);
  const courseId = idParam(useSearchParams()[0], 'courseId');
  return (
    <>
      <PageTitle
        lead={texts.lead}
        actions={
          courseId !== undefined && <Button href={paths.univ.courseQuestions()}>{texts.all}</Button>
        }
      >
        {texts.title}
      </PageTitle>
      <Questions courseId={courseId} />
    </>
  );
}

function Questions({ courseId }: { courseId: number | undefined }) {
  const address = useListAddress(filters);
  const { answered, ...asked } = address.asked;
  const { page, keyword } = asked;
  const query = useGetTaughtCourseQuestionsQuery(
    {
      ...asked,
      pageCnt: PAGE_SIZE,
      ...(courseId !== undefined && { courseId }),
      ...(answered !== undefined && { isAnswered: answered === 1 }),
    },
    { refetchOnMountOrArgChange: true },
  );
  const isNarrowed = answered !== undefined || keyword !== undefined;
  const makeHref = (to: number) => address.href({ page: to });
  return (
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
          <EmptyState
            {...(isNarrowed && { picture: 'search' as const })}
            sentence={isNarrowed ? texts.none : texts.nothing}
          />
        }
        notFound={<NotFoundFace />}
      >
        {({ list, total }) => (
          <PagedList page={page}>
            {list.length === 0 && <PastTheEnd firstHref={makeHref(1)} />}
            {list.map((question) => (
              <TaughtQuestionRow key={question.id} question={question} />
            ))}
            <Pager page={page} total={total} makeHref={makeHref} pageSize={PAGE_SIZE} />
          </PagedList>
        )}
      </Answered>
    </Section>
  );
}

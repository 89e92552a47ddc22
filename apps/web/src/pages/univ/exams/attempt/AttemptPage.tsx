import { useGetGradedAttemptQuery } from '@cheese/api-client/exam/examReport';
import type { GradedAttempt } from '@cheese/domain/contract/exam/examReport';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { ofOneExam } from '../ExamOutcome';
import { AttemptFacts } from './AttemptFacts';
import { MarkedPaper } from './MarkedPaper';
import { texts } from './texts';

/** One marked attempt of a learner. */
function Attempt({ examId }: { examId: number }) {
  const attemptId = idParam(useSearchParams()[0], 'attemptId') ?? 0;
  const query = useGetGradedAttemptQuery({ examId, attemptId });
  const person = query.currentData?.person;
  const title = person ? texts.titleOf(person.name, person.number) : texts.title;
  useDocumentTitle(title);
  const back = <Button href={paths.univ.exam('results', { examId })}>{texts.back}</Button>;
  return (
    <>
      <PageTitle actions={back}>{title}</PageTitle>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(attempt) => (
          <>
            {attempt.tries.length > 1 && (
              <Tries examId={examId} attemptId={attemptId} attempt={attempt} />
            )}
            <AttemptFacts attempt={attempt} />
            <MarkedPaper paper={attempt.paper} />
          </>
        )}
      </Answered>
    </>
  );
}

interface TriesProps {
  examId: number;
  attemptId: number;
  attempt: GradedAttempt;
}

const Tries = ({ examId, attemptId, attempt }: TriesProps) => (
  <LinkTabs
    label={texts.tries}
    choices={attempt.tries.map(({ attemptId: id, score }, at) => ({
      label: texts.tryOf(at + 1, score),
      href: paths.univ.attempt({ examId, attemptId: id }),
      isChosen: id === attemptId,
    }))}
  />
);

export default ofOneExam(Attempt);

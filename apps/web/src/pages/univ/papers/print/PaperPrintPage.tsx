import { useGetMadePaperQuery } from '@cheese/api-client/exam/paperManage';
import type { MadePaper } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { idParam } from '@cheese/ui/address/urlParams';
import { RichText } from '@cheese/ui/article/RichText';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PrintedQuestion, type Printed } from './PrintedQuestion';
import { Sheet } from './Sheet';
import { texts } from './texts';

/** A paper to print on A4, with or without answers. */
export default function PaperPrintPage() {
  const [search] = useSearchParams();
  const paperId = idParam(search, 'paperId');
  if (paperId === undefined) return <NotFoundFace />;
  const seed = idParam(search, 'seed');
  const withKey = search.get('key') === '1';
  return <OnePaper asked={{ paperId, ...(seed !== undefined && { seed }) }} withKey={withKey} />;
}

interface OnePaperProps {
  /** The seed determines the drawn questions. */
  asked: { paperId: number; seed?: number };
  withKey: boolean;
}

function OnePaper({ asked, withKey }: OnePaperProps) {
  useDocumentTitle(texts.title);
  const query = useGetMadePaperQuery(asked);
  return (
    <Sheet>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(made) => <Pages made={made} withKey={withKey} />}
      </Answered>
    </Sheet>
  );
}

function Pages({ made, withKey }: { made: MadePaper; withKey: boolean }) {
  const { name, questionCount, totalScore, isDrawn, sections } = made;
  const firsts = sections.map(
    (_, nth) => 1 + sections.slice(0, nth).flatMap(({ questions }) => questions).length,
  );
  return (
    <>
      <div className="bar">
        {isDrawn && <span>{texts.example}</span>}
        <Button variant="contained" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <h1>{withKey ? texts.keyTitle(name) : name}</h1>
      <p className="facts">{texts.facts(questionCount, totalScore)}</p>
      {!withKey && <p className="facts">{texts.person}</p>}
      {sections.map(({ title, note, questions }, nth) => (
        <section key={nth}>
          <h2>{title}</h2>
          {note && <p>{note}</p>}
          {questions.map((question, at) => (
            <Fragment key={question.id}>
              <Context questions={questions} at={at} number={(firsts[nth] ?? 0) + at} />
              <PrintedQuestion
                question={question}
                withKey={withKey}
                number={(firsts[nth] ?? 0) + at}
              />
            </Fragment>
          ))}
        </section>
      ))}
    </>
  );
}

interface ContextProps {
  questions: readonly Printed[];
  at: number;
  number: number;
}

/** The text of a case, printed once before the first of its questions. */
function Context({ questions, at, number }: ContextProps) {
  const { context, groupId } = questions[at]!;
  const isSame = (one: Printed | undefined) => groupId !== null && one?.groupId === groupId;
  if (!context || isSame(questions[at - 1])) return null;
  let last = at;
  while (isSame(questions[last + 1])) last += 1;
  return (
    <div className="context">
      {last > at && texts.together(number, number + last - at)}
      <RichText html={context} isInline />
    </div>
  );
}

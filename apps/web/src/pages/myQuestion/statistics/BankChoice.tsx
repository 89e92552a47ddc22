import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { Line, Lines } from '@cheese/ui/list/Lines';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { BankProgress } from '../../../features/questionBank/BankProgress';
import { useShelf } from '../../../features/questionBank/useShelf';
import { paths } from '../../../paths';
import { texts } from './texts';

/** Shown if the address has no bank. */
export function BankChoice() {
  useDocumentTitle(texts.title);
  const query = useShelf();
  const back = (
    <Button size="small" href={paths.myQuestion()}>
      {texts.back}
    </Button>
  );
  return (
    <>
      <PageTitle actions={back}>{texts.title}</PageTitle>
      <Section title={texts.choose}>
        <Answered
          query={query}
          what={texts.choose}
          skeleton={<RowsSkeleton count={4} />}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState
              sentence={texts.noBank}
              action={<Button href={paths.testingCenter()}>{texts.toCentre}</Button>}
            />
          }
        >
          {({ list }) => (
            <Lines>
              {list.map((bank) => (
                <Line key={bank.id}>
                  <div className="words">
                    <b>
                      <Link href={paths.libraryStatistics({ libraryId: bank.id })}>
                        {bank.name}
                      </Link>
                    </b>
                    <BankProgress name={bank.name} of={bank.questionCount} progress={bank} />
                  </div>
                </Line>
              ))}
            </Lines>
          )}
        </Answered>
      </Section>
    </>
  );
}

import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { BankProgress } from '../../../features/questionBank/BankProgress';
import { Line, Lines } from '@cheese/ui/list/Lines';
import { useShelf } from '../../../features/questionBank/useShelf';
import { paths } from '../../../paths';
import { texts } from './texts';

/** Chooses one of the banks on the shelf. */
export function ChooseBank() {
  return (
    <>
      <PageTitle lead={texts.chooseLead}>{texts.title}</PageTitle>
      <Section title={texts.choose}>
        <Answered
          query={useShelf()}
          what={texts.what}
          skeleton={<RowsSkeleton count={3} />}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState
              sentence={texts.noShelf}
              hint={texts.noShelfHint}
              action={<Button href={paths.testingCenter()}>{texts.centre}</Button>}
            />
          }
        >
          {({ list }) => (
            <Lines>
              {list.map((bank) => (
                <Line key={bank.id}>
                  <div className="words">
                    <Link href={paths.questionChapter({ libraryId: bank.id })}>{bank.name}</Link>
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

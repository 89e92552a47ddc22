import {
  useGetFittingQuestionsQuery,
  useGetPracticeBanksQuery,
} from '@cheese/api-client/exam/practiceSet';
import type { PracticeBank, PracticeChoices } from '@cheese/domain/contract/exam/practiceSet';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { TickList } from '@cheese/ui/form/TickList';
import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { paths } from '../../../paths';
import { BeginPractice } from './BeginPractice';
import { FitFilters } from './FitFilters';
import { HowMany } from './HowMany';
import { texts } from './texts';
import { useChoices } from './useChoices';

const MOST_BANKS = 20;

/** Filters, number of questions and mode, with a live count of matching questions. */
export function ChooseQuestions() {
  return (
    <Section title={texts.banks}>
      <Answered
        query={useGetPracticeBanksQuery()}
        what={texts.banks}
        skeleton={<RowsSkeleton count={3} />}
        isEmpty={(banks) => banks.length === 0}
        empty={<NoBanks />}
      >
        {(banks) => <Choosing banks={banks} />}
      </Answered>
    </Section>
  );
}

const NoBanks = () => (
  <EmptyState
    dense
    sentence={texts.noBanks}
    hint={texts.noBanksHint}
    action={<Button href={paths.testingCenter()}>{texts.toBanks}</Button>}
  />
);

const filterOf = ({ questionCount: _count, minutes: _minutes, ...filter }: PracticeChoices) =>
  filter;

function Choosing({ banks }: { banks: readonly PracticeBank[] }) {
  const { choices, choose } = useChoices();
  const { bankIds } = choices;
  // Keeps the old counts until the new ones arrive.
  const query = useGetFittingQuestionsQuery(bankIds.length > 0 ? filterOf(choices) : skipToken);
  const fitting = bankIds.length > 0 ? query.data : undefined;
  return (
    <>
      <TickList
        label={texts.banksLead}
        choices={banks.map(({ id, name, questionCount, isWhole }) => ({
          value: id,
          label: `${name} · ${(isWhole ? texts.questions : texts.trial)(questionCount)}`,
        }))}
        chosen={bankIds}
        onChange={(chosen) => choose({ bankIds: chosen.slice(0, MOST_BANKS) })}
      />
      {bankIds.length === 0 && <Typography role="status">{texts.chooseBank}</Typography>}
      {fitting && (
        <>
          <FitFilters choices={choices} fitting={fitting} choose={choose} />
          <HowMany choices={choices} choose={choose} />
          <BeginPractice choices={choices} fitting={fitting} isCounting={query.isFetching} />
        </>
      )}
    </>
  );
}

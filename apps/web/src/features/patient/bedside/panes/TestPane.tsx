import type {
  PatientSight,
  PatientStep,
} from '@cheese/domain/contract/training/shapes/patientSight';
import type { PaneProps } from '../Deeds';
import { StepLog } from '../StepLog';
import { OrderList } from './OrderList';
import { texts } from './texts';

export const TestPane = ({ choices, run: { sight, steps }, isBusy, act }: PaneProps) => (
  <>
    <StepLog label={texts.results} steps={steps.flatMap(resultsOf)} none={texts.noResults} />
    <h2>{texts.order}</h2>
    <OrderList
      search={texts.searchTests}
      items={choices.tests.map(({ yuan, minutes, ...test }) => ({
        ...test,
        costs: texts.testCosts(yuan, minutes),
        state: stateOf(sight, test.id),
      }))}
      verb={texts.order}
      isBusy={isBusy}
      order={(test) => void act({ kind: 'test', test })}
    />
  </>
);

const stateOf = ({ pending, done }: PatientSight, id: string) => {
  if (pending.some(({ test }) => test === id)) return texts.awaited;
  return done.tests.includes(id) ? texts.ordered : null;
};

/** A result arrives with a later step, so show only the result and its time, not that step. */
function resultsOf({ number, clock, says }: PatientStep): PatientStep[] {
  return says
    .filter(({ by }) => by === 'result')
    .map(({ text }, at) => ({ number: number + at / 100, clock, text, says: [] }));
}

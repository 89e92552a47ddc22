import { WITHDRAWAL_MS } from '@cheese/domain/rules/exam/withdrawal';
import { submitOverdue } from '../../modules/exam/attempt/attempt.jobs';
import type { TestApp } from '../useTestApp';

export const HOUR_S = 3600;
const at = '/doctor-cheese/exam/v1';

export const answer = (place: number, given: string[], more = {}) => ({
  place,
  given,
  number: 1,
  isFlagged: false,
  agoMs: 0,
  ...more,
});

const fail = (told: unknown) => {
  throw new Error(JSON.stringify(told));
};

/** Two people before the first exam, which asks two questions whose answer is B. */
export function examCalls(test: TestApp) {
  const world = {
    people: [{}, {}],
    banks: [{ chapters: [[{ stem: '甲题' }, { stem: '乙题' }]] }],
  };
  const post = (call: string, asked: object, token: string) =>
    test.ask(`POST ${at}/${call}`, asked, { token });
  const get = (call: string, token: string) => test.ask(`GET ${at}/${call}`, undefined, { token });
  const services = () => ({
    db: test.database.db,
    clock: test.clock,
    log: { error: fail },
    onEnded: async () => undefined,
  });
  const submit = (token: string, attemptId = 1) => post('submit', { attemptId }, token);
  return {
    world,
    get,
    services,
    enter: (token: string, more = {}) => post('enter', { examId: 1, ...more }, token),
    save: (token: string, answers: object[], attemptId = 1) =>
      post('answer', { attemptId, answers }, token),
    submit,
    /** Final: waits until the attempt can no longer be withdrawn. */
    async handIn(token: string, attemptId = 1) {
      await submit(token, attemptId);
      test.clock.pass(WITHDRAWAL_MS / 1000);
    },
    overdue: () => submitOverdue(services()),
    async given(exam = {}) {
      await test.given({ ...world, exams: [exam] });
      return test.signIn(1);
    },
  };
}

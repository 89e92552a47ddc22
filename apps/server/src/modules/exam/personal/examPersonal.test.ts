import { answer, examCalls, HOUR_S } from '../../../testing/calls/examCalls';
import { useTestApp } from '../../../testing/useTestApp';
import type { PersonalRow } from '../../people/privacy/privacy.part';
import { examRoutes } from '../exam/exam.routes';
import { takeInReviewed } from '../exam/sitting/exam.takeIn';
import { examParts } from './examPersonal.parts';

const test = useTestApp({ modules: { main: [examRoutes] } });
const { services, enter, save, submit, overdue, given } = examCalls(test);

/** All that the copy tells somebody of their exams and questions. */
async function copyOf(personId: number) {
  const rows: PersonalRow[] = [];
  await test.database.db.transaction(async (tx) => {
    for (const part of examParts) {
      for await (const page of part.pages(tx, { personId, now: test.clock.now() }))
        rows.push(...page);
    }
  });
  return JSON.stringify(rows);
}

it('tells the questions and marks of an exam once its review is open, and never a key', async () => {
  const token = await given();
  await enter(token);
  // Somebody else still writes it, so its review is closed for all.
  await enter(await test.signIn(2));
  await save(token, [answer(0, ['C']), answer(1, ['B'])]);
  const during = await copyOf(1);
  expect(during).toContain('"C"');
  expect(during).not.toContain('甲题');
  await submit(token);
  test.clock.pass(HOUR_S + 360);
  await takeInReviewed(services());
  const before = await copyOf(1);
  expect(before).not.toContain('甲题');
  await overdue();
  await takeInReviewed(services());
  const after = await copyOf(1);
  expect(after).toContain('甲题');
  expect(await copyOf(2)).not.toContain('甲题');
});

import { MOST_WITHDRAWALS, WITHDRAWAL_MS } from '@cheese/domain/rules/exam/withdrawal';
import { answer, examCalls, HOUR_S } from '../../../testing/calls/examCalls';
import { nothingMade } from '../../../testing/files/nothingMade';
import { useTestApp } from '../../../testing/useTestApp';
import { practiceRoutes } from '../practice/practice.routes';
import { examRoutes } from './exam.routes';
import { takeInReviewed } from './sitting/exam.takeIn';

const test = useTestApp({ modules: { main: [examRoutes, practiceRoutes(nothingMade)] } });
const { get, enter, save, submit, overdue, given, services, world } = examCalls(test);

const atOnce = { resultFrom: new Date(0), reviewFrom: new Date(0) };
const WINDOW_S = WITHDRAWAL_MS / 1000;
const withdraw = (token: string, attemptId = 1) =>
  test.ask('POST /doctor-cheese/exam/v1/withdraw', { attemptId }, { token });

async function handedIn(exam: object = atOnce) {
  const token = await given(exam);
  await enter(token);
  await save(token, [answer(0, ['B'])]);
  return { token, result: await submit(token) };
}

it('goes on with the same answers and the same end', async () => {
  const { token } = await handedIn();
  test.clock.pass(WINDOW_S - 1);
  expect(await withdraw(token)).toMatchObject({
    status: 200,
    body: { data: { attemptId: 1, residueMs: (HOUR_S - WINDOW_S + 1) * 1000 } },
  });
  expect(await withdraw(token)).toMatchObject({ status: 200 });
  await save(token, [answer(1, ['B'])]);
  await submit(token);
  test.clock.pass(WINDOW_S);
  expect((await get('result?examId=1', token)).body.data).toMatchObject({ marks: { score: 2 } });
});

it('shows nothing of it as long as it may be taken back', async () => {
  const { token, result } = await handedIn();
  const none = { marks: null, withdrawableMs: WITHDRAWAL_MS };
  expect(result.body.data).toMatchObject(none);
  expect((await get('result?examId=1', token)).body.data).toMatchObject(none);
  expect((await get('history', token)).body.data).toMatchObject({ list: [none] });
  expect(await get('review?examId=1', token)).toMatchObject({ body: { key: 'exam.reviewLater' } });
  await takeInReviewed(services());
  expect(await withdraw(token)).toMatchObject({ status: 200 });
});

it('keeps its keys from practice meanwhile', async () => {
  await test.given({ ...world, commodities: [{ type: 4, charge: 1 }], exams: [atOnce] });
  const token = await test.signIn(1);
  const practise = (call: string, asked: object) =>
    test.ask(`POST /doctor-cheese/practice/v1/${call}`, asked, { token });
  await practise('start', { source: 1, sourceId: 1 });
  await enter(token);
  await submit(token, 2);
  const reveal = () => practise('reveal', { practiceId: 1, place: 0 });
  expect(await reveal()).toMatchObject({ body: { key: 'question.secret' } });
  test.clock.pass(WINDOW_S);
  expect(await reveal()).toMatchObject({ status: 200 });
});

it('is over after a moment, and then everything is shown', async () => {
  const { token } = await handedIn();
  test.clock.pass(WINDOW_S);
  expect(await withdraw(token)).toMatchObject({ body: { key: 'attempt.withdrawnLate' } });
  expect((await get('result?examId=1', token)).body.data).toMatchObject({
    withdrawableMs: null,
    marks: { score: 1 },
  });
  expect(await get('review?examId=1', token)).toMatchObject({ status: 200 });
});

it('wins no time: nothing is taken back beyond the end, nor what the clock ended', async () => {
  const token = await given(atOnce);
  await enter(token);
  test.clock.pass(HOUR_S - 2);
  await submit(token);
  test.clock.pass(2);
  expect(await withdraw(token)).toMatchObject({ body: { key: 'attempt.withdrawnLate' } });
});

it('is refused for what the clock handed in', async () => {
  const token = await given(atOnce);
  await enter(token);
  test.clock.pass(HOUR_S + 301);
  await overdue();
  expect(await withdraw(token)).toMatchObject({ body: { key: 'attempt.withdrawnLate' } });
});

it("is nobody else's, and not another device's", async () => {
  const { token } = await handedIn({ ...atOnce, isOneDevice: true });
  expect(await withdraw(await test.signIn(2))).toMatchObject({ status: 404 });
  expect(await withdraw(await test.signIn(1))).toMatchObject({
    body: { key: 'attempt.elsewhere' },
  });
  expect(await withdraw(token)).toMatchObject({ status: 200 });
});

it('leaves alone what came before a try that was begun since', async () => {
  const { token } = await handedIn({ ...atOnce, attempts: 2 });
  await enter(token);
  expect(await withdraw(token)).toMatchObject({ body: { key: 'attempt.withdrawnLate' } });
});

it('is no way to pass the time', async () => {
  const { token } = await handedIn();
  for (let nth = 0; nth < MOST_WITHDRAWALS; nth += 1) {
    expect(await withdraw(token)).toMatchObject({ status: 200 });
    await submit(token);
  }
  expect(await withdraw(token)).toMatchObject({ body: { key: 'attempt.withdrawnOften' } });
});

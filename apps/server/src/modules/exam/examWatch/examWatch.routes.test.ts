import { WITHDRAWAL_MS } from '@cheese/domain/rules/exam/withdrawal';
import { answer, examCalls, HOUR_S } from '../../../testing/calls/examCalls';
import { giveExam, type GivenExam } from '../../../testing/given/givenExams';
import { LEARNER, SECOND, STRANGER, teaching, TEACHER } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { auditEntry } from '../../people/audit/audit.tables';
import { examRoutes } from '../exam/exam.routes';
import { examWatchRoutes } from './examWatch.routes';

const test = useTestApp({ modules: { main: [examRoutes, examWatchRoutes] } });
const { get, post, given } = teaching(test);

const overdue = () => examCalls(test).overdue();

/** An exam of two hours that began an hour ago, an hour for each who sits it. */
const running = (more: GivenExam = {}) =>
  giveExam(test.database.db, {
    organisationId: 1,
    audience: { kind: 'organisation', organisationId: 1 },
    logsLeaving: true,
    ...more,
  });
const enter = (who: number = LEARNER) => post('v1/enter', { examId: 1 }, who);
const residue = async (who: number = LEARNER) =>
  (await get('v1/residue-time?examId=1', who)).body.data as { endsAt: number; residueMs: number };
const submit = (attemptId = 1, more: object = {}, who: number = LEARNER) =>
  post('v1/submit', { attemptId, ...more }, who);
const extend = (more: object = {}, who?: number) =>
  post('watch/v1/extend', { examId: 1, minutes: 10, shownExtraS: 0, ...more }, who);
const end = (more: object = {}, who?: number) => post('watch/v1/end', { examId: 1, ...more }, who);
const reopen = (more: object = {}, who?: number) =>
  post('watch/v1/reopen', { examId: 1, personId: LEARNER, minutes: 20, ...more }, who);
const live = async () =>
  (await get('watch/v1/live?examId=1')).body.data as {
    list: { name: string; state: string; mayReopen: boolean }[];
  };
const isSubmitted = async () => (await get('v1/result?examId=1', LEARNER)).status === 200;

beforeEach(() => given());

it('tells who is in, how far they are, and who was not heard of', async () => {
  await running();
  expect((await live()).list).toMatchObject([
    { name: '林小满', number: '2026001', state: 'absent' },
    { name: '周予安', state: 'absent' },
  ]);
  await enter();
  await post('v1/answer', { attemptId: 1, answers: [answer(0, ['B']), answer(1, [])] }, LEARNER);
  await post('v1/leave', { examId: 1, isBack: false }, LEARNER);
  expect((await live()).list[0]).toMatchObject({
    state: 'answering',
    answered: 1,
    leftCount: 1,
    isAway: true,
    heardAt: test.clock.now().getTime(),
  });
  test.clock.pass(61);
  expect((await live()).list[0]).toMatchObject({ state: 'quiet' });
  await residue();
  expect((await live()).list[0]).toMatchObject({ state: 'answering' });
  await submit();
  expect((await live()).list[0]).toMatchObject({ state: 'submitted', isAway: false });
});

describe('more time', () => {
  it('for all moves what is open and what begins later, and with it the end', async () => {
    await running();
    await enter();
    const before = await residue();
    expect((await extend()).body.data).toEqual({ extraS: 600 });
    expect((await residue()).endsAt - before.endsAt).toBe(600_000);
    await enter(SECOND);
    expect((await residue(SECOND)).endsAt).toBe((await residue()).endsAt);
    test.clock.pass(HOUR_S + 301);
    await overdue();
    expect(await isSubmitted()).toBe(false);
  });

  it('for one adds to that for all, whenever they enter', async () => {
    await running();
    await extend({ personId: LEARNER, minutes: 30 });
    await extend({ minutes: 10 });
    await enter();
    await enter(SECOND);
    const more = (await residue()).endsAt - (await residue(SECOND)).endsAt;
    expect(more).toBe(30 * 60_000);
    await extend({ personId: LEARNER, minutes: 5, shownExtraS: 1_800 });
    expect((await residue()).endsAt - (await residue(SECOND)).endsAt).toBe(35 * 60_000);
  });

  it('is given once, whoever clicks how often', async () => {
    await running();
    await enter();
    const all = await Promise.all([extend(), extend(), extend()]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const one = { personId: LEARNER };
    const each = await Promise.all([extend(one), extend(one)]);
    expect(each.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await residue()).residueMs).toBe(HOUR_S * 1000 + 2 * 600_000);
  });

  it('is never less time, never for strangers, and nobody gives it to themself', async () => {
    await running();
    expect((await extend({ minutes: -10 })).status).toBe(400);
    expect((await extend({ minutes: 0 })).status).toBe(400);
    expect((await extend({ personId: STRANGER })).body).toMatchObject({ key: 'exam.stranger' });
    expect((await extend({ personId: LEARNER }, LEARNER)).status).toBe(403);
    expect((await extend({}, STRANGER)).status).toBe(404);
  });

  it('moves what was to be shown at a moment', async () => {
    const at = new Date(test.clock.now().getTime() + 3 * HOUR_S * 1000);
    await running({ reviewFrom: at });
    await extend();
    const { body } = await get('v1/description?examId=1', LEARNER);
    expect(body.data).toMatchObject({ reviewFrom: at.getTime() + 600_000 });
  });

  it('is not for what is over', async () => {
    await running();
    test.clock.pass(2 * HOUR_S);
    expect((await extend()).body).toMatchObject({ key: 'exam.notRunning' });
    expect((await extend({ personId: LEARNER })).body).toMatchObject({ key: 'exam.notRunning' });
  });
});

describe('a browser that hands in by itself', () => {
  it('is refused where it did not hear of more time', async () => {
    await running();
    await enter();
    await extend();
    test.clock.pass(HOUR_S);
    expect((await submit(1, { isTimeUp: true })).body).toMatchObject({ key: 'attempt.timeLeft' });
    expect((await residue()).residueMs).toBe(600_000);
    test.clock.pass(599);
    expect((await submit(1, { isTimeUp: true })).status).toBe(200);
    expect((await live()).list[0]).toMatchObject({ state: 'submitted' });
  });

  it('hands in before the time where its owner says so', async () => {
    await running();
    await enter();
    expect((await submit()).status).toBe(200);
  });
});

describe('ending', () => {
  it('takes in what is open, with what is on its way, and lets nobody enter', async () => {
    await running();
    await enter();
    expect((await end()).status).toBe(200);
    const late = await post(
      'v1/answer',
      { attemptId: 1, answers: [answer(0, ['B'], { agoMs: 0 })] },
      LEARNER,
    );
    expect(late.body.data).toMatchObject({ isOpen: true, saved: [{ number: 1 }] });
    expect((await enter(SECOND)).body).toMatchObject({ key: 'exam.over' });
    test.clock.pass(16);
    await overdue();
    expect(await isSubmitted()).toBe(true);
    expect((await end()).body).toMatchObject({ key: 'exam.notRunning' });
  });

  it('of one leaves the others as they are', async () => {
    await running();
    await enter();
    await enter(SECOND);
    await end({ personId: LEARNER });
    test.clock.pass(16);
    await overdue();
    expect((await live()).list).toMatchObject([{ state: 'submitted' }, { state: 'answering' }]);
  });
});

describe('opening again', () => {
  it('is offered where it would not be refused, and nowhere else', async () => {
    const offered = async () => (await live()).list.map(({ mayReopen }) => mayReopen);
    await running();
    await enter();
    expect(await offered()).toEqual([false, false]);
    await submit();
    test.clock.pass(2);
    expect(await offered()).toEqual([true, false]);
    test.clock.pass(2 * HOUR_S);
    expect(await offered()).toEqual([false, false]);
    expect((await reopen()).body).toMatchObject({ key: 'exam.keysShown' });
  });

  it('goes on where it was, and hides keys and marks meanwhile', async () => {
    await running({ resultFrom: new Date(0) });
    await enter();
    await post('v1/answer', { attemptId: 1, answers: [answer(0, ['B'])] }, LEARNER);
    test.clock.pass(100);
    await submit();
    test.clock.pass(1000);
    expect((await reopen()).status).toBe(200);
    expect(await get('v1/review?examId=1', LEARNER)).toMatchObject({
      body: { key: 'exam.notSubmitted' },
    });
    expect((await enter()).body.data).toMatchObject({ attemptId: 1, residueMs: 1_200_000 });
    expect((await get('v1/test-paper?examId=1', LEARNER)).body.data).toMatchObject({
      sections: [{ questions: [{ given: ['B'] }, { given: [] }] }],
    });
    test.clock.pass(20);
    await submit();
    test.clock.pass(WITHDRAWAL_MS / 1000);
    // Only while it was open.
    const { data } = (await get('v1/result?examId=1', LEARNER)).body;
    expect(data).toMatchObject({ usedS: 120, marks: { score: 1 } });
  });

  it('is once, of the school, and of what was handed in', async () => {
    await running();
    await enter();
    expect((await reopen()).body).toMatchObject({ key: 'exam.isOpen' });
    await submit();
    expect((await reopen({}, STRANGER)).status).toBe(404);
    expect((await reopen({}, LEARNER)).status).toBe(403);
    expect((await reopen({ minutes: -5 })).status).toBe(400);
    const twice = await Promise.all([reopen(), reopen()]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is for no other exam than its own', async () => {
    await running();
    await running();
    await enter();
    await submit();
    expect((await reopen({ examId: 2 })).body).toMatchObject({ key: 'attempt.notFound' });
  });

  it('is refused once keys could be seen, by them or by others', async () => {
    await running({ reviewFrom: new Date(0) });
    await enter();
    await submit();
    expect((await reopen()).body).toMatchObject({ key: 'exam.keysShown' });
  });

  it('is refused once it is over for everybody', async () => {
    await running();
    await enter();
    await submit();
    test.clock.pass(HOUR_S + 301);
    expect((await reopen()).body).toMatchObject({ key: 'exam.keysShown' });
  });
});

it('keeps keys from who is done while somebody has more time', async () => {
  const over = new Date(test.clock.now().getTime() + HOUR_S * 1000 + 300_000);
  await running({ reviewFrom: over });
  await enter();
  await enter(SECOND);
  await submit();
  await extend({ personId: SECOND, minutes: 60 });
  test.clock.pass(HOUR_S + 600);
  expect((await get('v1/review?examId=1', LEARNER)).body).toMatchObject({
    key: 'exam.reviewLater',
  });
});

it('logs every act, and to whom it was done', async () => {
  await running();
  await enter();
  await extend({ personId: LEARNER });
  await submit();
  await reopen();
  await end({ personId: LEARNER });
  expect(await test.database.db.select().from(auditEntry)).toMatchObject(
    ['exam.extend', 'exam.reopen', 'exam.end'].map((act) => ({
      act,
      byPersonId: TEACHER,
      toPersonId: LEARNER,
      about: '期末考试',
    })),
  );
});

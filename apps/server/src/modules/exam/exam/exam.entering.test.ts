import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { answer, examCalls, HOUR_S } from '../../../testing/calls/examCalls';
import { useTestApp } from '../../../testing/useTestApp';
import { audienceMember } from '../../school/audience/audience.tables';
import type { Person } from '../../../plugins/access';
import { questionAttempt } from '../attempt/attempt.tables';
import { beginTry } from './sitting/exam.enter';
import { examRoutes } from './exam.routes';
import { findExam } from './sitting/exam.enter.store';
import { exam, examExtension } from './exam.tables';

const test = useTestApp({ modules: { main: [examRoutes] } });
const { get, enter, save, given } = examCalls(test);

const MORE_S = 600;
const changes: Record<string, (db: Db) => Promise<unknown>> = {
  'more time for all': (db) =>
    db.update(exam).set({
      durationS: sql`${exam.durationS} + ${MORE_S}`,
      endsAt: sql`${exam.endsAt} + make_interval(secs => ${MORE_S})`,
    }),
  'more time for one': async (db) => {
    await db.select().from(exam).for('update');
    const row = { examId: 1, personId: 1, extraS: MORE_S, grantedAt: test.clock.now() };
    await db.insert(examExtension).values(row);
  },
  'an earlier end': (db) => db.update(exam).set({ endsAt: test.clock.now() }),
  'calling off': (db) => db.update(exam).set({ cancelledAt: test.clock.now() }),
};
const outcomes = {
  'more time for all': HOUR_S + MORE_S,
  'more time for one': HOUR_S + MORE_S,
  'an earlier end': 'exam.over',
  'calling off': 'exam.notFound',
} as const;
const names = Object.keys(outcomes) as (keyof typeof outcomes)[];

/** A learner who has read the exam and is about to begin. */
async function aboutToEnter() {
  await given();
  const { db } = test.database;
  const found = (await findExam(db, 1))!;
  const person = { id: 1, sessionId: 1 } as Person;
  return {
    db,
    begin: () =>
      beginTry({ db, person, clock: test.clock }, found, 1).then(
        () => 'begun',
        (refusal: { key: string }) => refusal.key,
      ),
  };
}

async function lasts() {
  const [row] = await test.database.db.select().from(questionAttempt);
  return row ? (row.endsAt!.getTime() - row.startedAt.getTime()) / 1000 : null;
}

describe('who enters in the moment of a change', () => {
  it.each(names)('after %s has the new end, or is refused', async (name) => {
    const { db, begin } = await aboutToEnter();
    await db.transaction((inside) => changes[name]!(inside as unknown as Db));
    const outcome = await begin();
    expect(outcome === 'begun' ? await lasts() : outcome).toBe(outcomes[name]);
  });

  it.each(names)('while %s is under way waits for it', async (name) => {
    const { db, begin } = await aboutToEnter();
    let entering: Promise<string> | undefined;
    await db.transaction(async (inside) => {
      await changes[name]!(inside as unknown as Db);
      entering = begin();
    });
    const outcome = await entering;
    expect(outcome === 'begun' ? await lasts() : outcome).toBe(outcomes[name]);
  });
});

describe('who is at an exam', () => {
  const from = (token: string, address: string) => ({
    paper: () =>
      test.ask('GET /doctor-cheese/exam/v1/test-paper?examId=1', undefined, { token, address }),
    save: (number: number) =>
      test.ask(
        'POST /doctor-cheese/exam/v1/answer',
        { attemptId: 1, answers: [answer(0, ['B'], { number })] },
        { token, address },
      ),
  });

  it('reads and writes it where it may be written, and nowhere else', async () => {
    const token = await given({ ranges: ['10.1.0.0/16'] });
    const inside = from(token, '10.1.2.3');
    const body = { examId: 1 };
    await test.ask('POST /doctor-cheese/exam/v1/enter', body, { token, address: '10.1.2.3' });
    expect(await inside.paper()).toMatchObject({ status: 200 });
    expect(await inside.save(1)).toMatchObject({ status: 200 });
    const outside = from(token, '192.0.2.7');
    const refused = { status: 403, body: { key: 'exam.wrongPlace' } };
    expect(await outside.paper()).toMatchObject(refused);
    expect(await outside.save(2)).toMatchObject(refused);
    expect((await inside.save(2)).body.data).toMatchObject({ saved: [{ number: 2 }] });
  });

  it('is known as soon as they are among those it is meant for', async () => {
    const token = await given({ audience: { kind: 'chosen', members: [1] } });
    await enter(token);
    expect(await save(token, [answer(0, ['B'])])).toMatchObject({ status: 200 });
    const [whose] = await test.database.db.select().from(audienceMember);
    await test.database.db.insert(audienceMember).values({ ...whose!, personId: 2 });
    const late = await test.signIn(2);
    const entered = await enter(late);
    const { attemptId } = entered.body.data as { attemptId: number };
    expect(await save(late, [answer(0, ['B'])], attemptId)).toMatchObject({ status: 200 });
  });

  it('is one of those it is meant for, within moments of not being so any more', async () => {
    const token = await given({ audience: { kind: 'chosen', members: [1] } });
    await enter(token);
    expect(await save(token, [answer(0, ['B'])])).toMatchObject({ status: 200 });
    await test.database.db.delete(audienceMember);
    test.clock.pass(16);
    const refused = { status: 403, body: { key: 'exam.notMeant' } };
    expect(await get('test-paper?examId=1', token)).toMatchObject(refused);
    expect(await save(token, [answer(0, ['C'], { number: 2 })])).toMatchObject(refused);
  });
});

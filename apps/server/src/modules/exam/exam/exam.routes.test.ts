import { answer, HOUR_S, examCalls } from '../../../testing/calls/examCalls';
import { useTestApp } from '../../../testing/useTestApp';
import { examRoutes } from './exam.routes';

const test = useTestApp({ modules: { main: [examRoutes] } });
const { world, get, enter, save, submit, handIn, given } = examCalls(test);

describe('exam/v1/list', () => {
  it('shows nobody what is not meant for them', async () => {
    await test.given({
      ...world,
      organisations: [{}, {}],
      memberships: [{ organisationId: 1, personId: 1 }],
      exams: [
        { title: '本校', audience: { kind: 'organisation', organisationId: 1 } },
        { title: '外校', audience: { kind: 'organisation', organisationId: 2 } },
        { title: '点名', audience: { kind: 'chosen', members: [2] } },
        { title: '凭码', audience: { kind: 'code', code: 'abc' } },
        { title: '未发布', publishedAt: null },
        { title: '已取消', cancelledAt: new Date() },
      ],
    });
    const titles = async (token: string) =>
      ((await get('list', token)).body.data as { list: { title: string }[] }).list.map(
        ({ title }) => title,
      );
    expect(await titles(await test.signIn(1))).toEqual(['本校']);
    expect(await titles(await test.signIn(2))).toEqual(['点名']);
  });

  it.each([
    ['upcoming', { startsAt: new Date('2026-11-20T11:00:00+08:00') }],
    ['open', {}],
    ['missed', { endsAt: new Date('2026-11-20T09:30:00+08:00') }],
  ])('says %s by its moments, and finds it so', async (state, exam) => {
    const token = await given(exam);
    const { body } = await get(`list?state=${state}`, token);
    expect(body.data).toMatchObject({ total: 1, list: [{ state, questionCount: 2 }] });
    expect((await get('list?state=submitted', token)).body.data).toMatchObject({ total: 0 });
  });
});

describe('exam/v1/enter', () => {
  it('begins one try, however often it is clicked, and goes on where it was', async () => {
    const token = await given();
    const all = await Promise.all([1, 2, 3, 4].map(() => enter(token)));
    const ids = all.map(({ body }) => (body.data as { attemptId: number }).attemptId);
    expect(new Set(ids).size).toBe(1);
    test.clock.pass(60);
    expect((await enter(token)).body.data).toMatchObject({ residueMs: (HOUR_S - 60) * 1000 });
  });

  it.each([
    ['exam.notBegun', { startsAt: new Date('2026-11-20T11:00:00+08:00') }, {}],
    ['exam.over', { endsAt: new Date('2026-11-20T09:30:00+08:00') }, {}],
    ['exam.wrongPassword', { password: '芝士' }, { password: '错' }],
    ['exam.wrongPlace', { ranges: ['10.1.0.0/16'] }, {}],
    ['exam.notFound', { audience: { kind: 'chosen' as const, members: [2] } }, {}],
  ])('is refused with %s', async (key, exam, more) => {
    const token = await given(exam);
    expect(await enter(token, more)).toMatchObject({ body: { key } });
  });

  it('opens with the password and from its range', async () => {
    const token = await given({ password: '芝士', ranges: ['127.0.0.1', '10.1.0.0/16'] });
    expect(await enter(token, { password: '芝士' })).toMatchObject({ status: 200 });
  });

  it('tells nobody who guesses too often whether a password fits', async () => {
    const token = await given({ password: '0042' });
    for (let nth = 0; nth < 10; nth += 1) {
      expect(await enter(token, { password: `000${nth}` })).toMatchObject({ status: 403 });
    }
    expect(await enter(token, { password: '0042' })).toMatchObject({ status: 429 });
  });

  it('gives no more tries than there are', async () => {
    const token = await given({ attempts: 2 });
    for (const nth of [1, 2]) {
      expect((await enter(token)).body.data).toMatchObject({ attemptId: nth });
      await submit(token, nth);
    }
    expect(await enter(token)).toMatchObject({ body: { key: 'exam.noAttemptLeft' } });
  });

  it('leaves no more time than the exam has left', async () => {
    const token = await given({ endsAt: new Date('2026-11-20T10:10:00+08:00') });
    expect((await enter(token)).body.data).toMatchObject({ residueMs: 600_000 });
  });

  it('is at one device at a time where the exam says so, with a way over', async () => {
    const first = await given({ isOneDevice: true });
    const second = await test.signIn(1);
    await enter(first);
    expect(await enter(second)).toMatchObject({ body: { key: 'attempt.elsewhere' } });
    expect(await enter(second, { takesOver: true })).toMatchObject({ status: 200 });
    expect(await save(first, [answer(0, ['B'])])).toMatchObject({
      status: 409,
      body: { key: 'attempt.elsewhere' },
    });
    expect(await get('test-paper?examId=1', first)).toMatchObject({ status: 409 });
    expect(await submit(first)).toMatchObject({ body: { key: 'attempt.elsewhere' } });
    expect(await save(second, [answer(0, ['B'])])).toMatchObject({ status: 200 });
  });
});

describe('exam/v1/test-paper', () => {
  it('shows what is asked and what was saved, and nothing of the key', async () => {
    const token = await given();
    await enter(token);
    await save(token, [answer(1, ['C'])]);
    const { body } = await get('test-paper?examId=1', token);
    expect(body.data).toMatchObject({
      totalScore: 2,
      sections: [
        {
          title: '一、单项选择题',
          questions: [
            { number: 1, stem: '甲题', given: [], score: 1 },
            { number: 2, stem: '乙题', given: ['C'], score: 1 },
          ],
        },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/解析|"right"|"key":\[/u);
  });

  it('is there for nobody who has not entered', async () => {
    const token = await given();
    expect(await get('test-paper?examId=1', token)).toMatchObject({
      body: { key: 'exam.notEntered' },
    });
  });

  it('marks answers by what was shown, however options were turned', async () => {
    const token = await given({ shufflesOptions: true, resultFrom: new Date(0) });
    await enter(token);
    const { body } = await get('test-paper?examId=1', token);
    const { sections } = body.data as {
      sections: { questions: { options: { key: string; text: string }[] }[] }[];
    };
    const right = sections[0]!.questions.map(({ options }, place) =>
      answer(place, [options.find(({ text }) => text === '乙')!.key]),
    );
    await save(token, right);
    await handIn(token);
    const { data } = (await get('result?examId=1', token)).body;
    expect(data).toMatchObject({ marks: { score: 2 } });
  });
});

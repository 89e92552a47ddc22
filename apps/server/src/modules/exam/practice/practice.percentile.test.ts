import { nothingMade } from '../../../testing/files/nothingMade';
import { useTestApp } from '../../../testing/useTestApp';
import { questionStanding } from '../question/history/standing.tables';
import { practiceRoutes } from './practice.routes';

const test = useTestApp({ modules: { main: [practiceRoutes(nothingMade)] } });
const at = '/doctor-cheese/practice/v1';
const post = (call: string, asked: object, token: string) =>
  test.ask(`POST ${at}/${call}`, asked, { token });

const QUESTIONS = [1, 2, 3, 4, 5];
const OTHERS = 30;

/** The learner and thirty others before a bank of five questions; the first twenty had two right. */
async function answered(given: readonly string[], others = OTHERS) {
  await test.given({
    people: Array.from({ length: OTHERS + 1 }, () => ({})),
    commodities: [{ type: 4 as const, charge: 2 as const }],
    banks: [{ chapters: [QUESTIONS.map(() => ({}))] }],
    held: [{ personId: 1, commodityId: 1, endsAt: null }],
  });
  const rows = Array.from({ length: others }, (_, nth) => nth).flatMap((nth) =>
    QUESTIONS.map((questionId) => ({
      personId: nth + 2,
      questionId,
      bankId: 1,
      type: 1 as const,
      version: 1,
      given: ['B'],
      share: 1,
      firstShare: nth < 20 && questionId > 2 ? 0 : 1,
      answeredAt: new Date(0),
    })),
  );
  await test.database.db.insert(questionStanding).values(rows);
  const token = await test.signIn(1);
  return { token, ...(await practise(token, given)) };
}

async function practise(token: string, given: readonly string[]) {
  const started = await post('start', { source: 1, sourceId: 1, isAnew: true }, token);
  const { id: practiceId } = started.body.data as { id: number };
  const answers = given.map((letter, place) => ({
    place,
    given: [letter],
    number: 1,
    isFlagged: false,
    agoMs: 0,
  }));
  await post('save', { practiceId, answers }, token);
  const read = () =>
    test.ask(`GET ${at}/percentile?practiceId=${practiceId}`, undefined, { token });
  return { practiceId, read, end: () => post('submit', { practiceId }, token) };
}

describe('practice/v1/percentile', () => {
  it('says who did worse among those who did the same, once it is over', async () => {
    const { read, end } = await answered(['B', 'B', 'B', 'A', 'A']);
    expect((await read()).status).toBe(409);
    await end();
    // Twenty had two right, ten had all of them.
    expect((await read()).body.data).toEqual({ percent: 67, peopleCount: 30, fewest: 30 });
  });

  it('goes by the first answers: who does it all again climbs no higher', async () => {
    const { token, end } = await answered(['A', 'A', 'A', 'A', 'A']);
    await end();
    test.clock.pass(60);
    const again = await practise(token, ['B', 'B', 'B', 'B', 'B']);
    await again.end();
    expect((await again.read()).body.data).toMatchObject({ percent: 0 });
  });

  it.each([
    ['too few did them', ['B', 'B', 'B', 'B', 'B'], OTHERS - 1],
    ['too little was answered', ['B', 'B', 'B'], OTHERS],
  ])('says nothing where %s', async (_, given, others) => {
    const { read, end } = await answered(given, others);
    await end();
    expect((await read()).body.data).toMatchObject({ percent: null });
  });
});

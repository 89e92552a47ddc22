import { firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { questionFault } from '@cheese/domain/rules/exam/questionFault';
import { plantAreas } from '../testing/plantAreas';
import { everyModule } from '@cheese/server/modules/modules';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { seedCertificates } from './certificates.seed';
import { seedCertificateItems } from './certificateItems.seed';
import { seedEmergencyQuestions } from './questions.seed';
import { seedQuestionList } from './question/questions';
import { emergencyQuiz } from '@cheese/server/modules/emergency/quiz/quiz.tables';
import { seedResources } from './resources.seed';
import { seedHistory } from './history.seed';
import { emergencyStudy } from '@cheese/server/modules/emergency/study/study.tables';
import { seedPeople } from '../people/person.seed';
import { seedCentres } from './centres.seed';
import { demoCentres } from './people/centres';

const test = useTestApp({ modules: everyModule });
const url = '/doctor-cheese-smreds';
const DAY_MS = 86_400_000;

const areas = [
  seedResources,
  seedPeople,
  seedCentres,
  seedEmergencyQuestions,
  seedCertificateItems,
  seedHistory,
  seedCertificates,
];

const plant = () => plantAreas(test, areas);

const tokenByPhone = async (phoneNum: string) => {
  const asked = { loginPlatform: 1, expireTime: 86_400, phoneNum, password: 'Cheese-2026' };
  const { body } = await test.ask(`POST ${url}/auth/v1/login/pp`, asked);
  return { token: (body.data as { token: string }).token };
};

it('the bank holds at least 120 sound questions, of every topic', () => {
  expect(seedQuestionList.length).toBeGreaterThanOrEqual(120);
  const topics = new Set(seedQuestionList.map(({ topic }) => String(topic)));
  expect([...topics].sort()).toEqual(Object.keys(firstAidTopics).sort());
  for (const question of seedQuestionList) {
    expect({ question, fault: questionFault(question) }).toEqual({ question, fault: null });
    expect(question.analysis).not.toBe('');
  }
  const stems = seedQuestionList.map(({ stem }) => stem);
  expect(new Set(stems).size).toBe(stems.length);
});

it('no option is the right one much more often than others', () => {
  const single = seedQuestionList.filter(({ type }) => type === 1);
  for (const key of 'ABCD') {
    const share = single.filter(({ answer }) => answer === key).length / single.length;
    expect(share).toBeGreaterThan(0.12);
    expect(share).toBeLessThan(0.4);
  }
});

describe('planted', () => {
  beforeEach(plant);

  it.each(demoCentres)('$name has people, a bank and certificates', async (centre) => {
    const by = await tokenByPhone(centre.manager.phone);
    const totalOf = async (call: string) => {
      const { body } = await test.ask(`GET ${url}/${call}`, undefined, by);
      return (body.data as { total: number }).total;
    };
    expect(await totalOf('org/user/v1/list')).toBe(centre.trainees.length + 1);
    expect(await totalOf('smreds/question/v1/list')).toBe(seedQuestionList.length);
    expect(await totalOf('smreds/cre/v1/list')).toBe(4);
    for (const state of ['valid', 'expired', 'revoked']) {
      const count = await totalOf(`smreds/cre/v1/record/list?state=${state}`);
      expect({ state, isThere: count > 0 }).toEqual({ state, isThere: true });
    }
  });

  it('the history reaches up to yesterday, and no further', async () => {
    const { db } = test.database;
    const now = test.clock.time.getTime();
    const studies = await db.select().from(emergencyStudy);
    const quizzes = await db.select().from(emergencyQuiz);
    expect(studies.length).toBeGreaterThan(300);
    expect(quizzes.length).toBeGreaterThan(120);
    const ends = [
      ...studies.map(({ endedAt }) => endedAt.getTime()),
      ...quizzes.map(({ submittedAt }) => submittedAt?.getTime() ?? Infinity),
    ];
    expect(Math.max(...ends)).toBeLessThan(now);
    expect(Math.max(...ends)).toBeGreaterThan(now - 3 * DAY_MS);
  });

  it('the demo trainee can claim a certificate at once', async () => {
    const by = await tokenByPhone('13800000010');
    const { body } = await test.ask(`GET ${url}/smreds/cre/v1/my/progress`, undefined, by);
    expect(body.data).toContainEqual(expect.objectContaining({ canClaim: true }));
  });
});

import type { TestApp } from '../useTestApp';
import type { World } from './given';

export const [LEARNER, TEACHER, STRANGER, COLLEAGUE, SECOND] = [1, 2, 3, 4, 5] as const;

/** Two schools: the first has a bank of two chapters, four and two questions, the other has one too. */
const twoSchools = {
  people: [
    { name: '林小满' },
    { name: '陈老师' },
    { name: '外校老师' },
    { name: '吴老师' },
    { name: '周予安' },
    { name: '方远', isPlatformAdmin: true },
  ],
  organisations: [{}, { name: '济世医学院' }],
  memberships: [
    { personId: LEARNER, number: '2026001', name: '林小满' },
    { personId: TEACHER, role: 2, name: '陈老师' },
    { personId: STRANGER, role: 2, organisationId: 2, name: '外校老师' },
    { personId: COLLEAGUE, role: 2, name: '吴老师' },
    { personId: SECOND, number: '2026002', name: '周予安' },
  ],
  banks: [
    {
      organisationId: 1,
      chapters: [
        ['甲', '乙', '丙', '丁'].map((stem, at) => ({ stem, difficulty: at < 2 ? 1 : 2 })),
        ['戊', '己'].map((stem) => ({ stem, tags: ['重点'] })),
      ],
    },
    { organisationId: 2, chapters: [[{ stem: '外校的题' }, { stem: '外校第二题' }]] },
  ],
} satisfies World;

/** Calls of teachers of the first school and of outsiders. */
export function teaching(test: TestApp) {
  const tokens = new Map<number, string>();
  const by = async (personId: number) => {
    const token = tokens.get(personId) ?? (await test.signIn(personId));
    tokens.set(personId, token);
    return token;
  };
  const get = async (call: string, personId: number = TEACHER) =>
    test.ask(`GET /doctor-cheese/exam/${call}`, undefined, { token: await by(personId) });
  const post = async (call: string, asked: object, personId: number = TEACHER) =>
    test.ask(`POST /doctor-cheese/exam/${call}`, asked, { token: await by(personId) });
  const paper = async (sections: object[], name = '期末卷') => {
    const made = (await post('paper/v1/create', { name })).body.data as { paperId: number };
    const saved = await post('paper/v1/save', { ...made, edition: 1, name, sections });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
    return made.paperId;
  };
  return {
    get,
    post,
    paper,
    by,
    given: async (more: World = {}) => {
      tokens.clear();
      await test.given({ ...twoSchools, ...more });
    },
  };
}

export const chosen = (...questionIds: number[]) => ({
  title: '一、单项选择题',
  note: '',
  draws: [],
  items: questionIds.map((questionId) => ({ questionId, version: 1, score: 2 })),
});

export const rule = (more: object = {}) => ({
  bankId: 1,
  chapterIds: [],
  types: [],
  difficulties: [],
  tags: [],
  unusedSince: null,
  count: 2,
  score: 2,
  ...more,
});

const HOUR_MS = 3_600_000;

/** An exam that starts in an hour and lasts one hour within a window of two; tests start at ten. */
export const settingsAt = (now: Date, more: object = {}) => ({
  title: '期末考试',
  notes: '闭卷',
  rule: 'shareUntilWrong',
  durationS: 3600,
  graceS: 300,
  startsAt: now.getTime() + HOUR_MS,
  endsAt: now.getTime() + 3 * HOUR_MS,
  attempts: 1,
  shufflesQuestions: false,
  shufflesOptions: false,
  passScore: 2,
  password: null,
  ranges: [],
  result: { when: 'afterEnd', at: null },
  review: { when: 'afterEnd', at: null },
  isOneDevice: false,
  logsLeaving: false,
  hidesNames: true,
  ...more,
});

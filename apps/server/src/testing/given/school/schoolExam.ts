import { WITHDRAWAL_MS } from '@cheese/domain/rules/exam/withdrawal';
import { answer } from '../../calls/examCalls';
import type { TestApp } from '../../useTestApp';

export const [TEACHER, SECOND, THIRD, STRANGER] = [1, 2, 3, 4] as const;
const FIRST_LEARNER = 5;
const at = '/doctor-cheese/exam';

/**
 * A school with three teachers, another one, and learners from the fifth person on; its exam asks a
 * single choice whose answer is B (a mark) and a question in words (five marks).
 */
export function schoolExam(test: TestApp) {
  const call = (how: string, path: string, asked: object | undefined, personId: number) =>
    test.signIn(personId).then((token) => test.ask(`${how} ${at}/${path}`, asked, { token }));
  const given = (learners: number, exam: object = {}) => {
    const ids = Array.from({ length: learners }, (_, nth) => FIRST_LEARNER + nth);
    return test.given({
      people: Array.from({ length: learners + 4 }, () => ({})),
      organisations: [{}, {}],
      memberships: [
        ...[TEACHER, SECOND, THIRD].map((personId) => ({
          personId,
          role: 2 as const,
          name: `教师${personId}`,
        })),
        { personId: STRANGER, role: 2, organisationId: 2 },
        ...ids.map((personId) => ({
          personId,
          role: 3 as const,
          name: `学员${personId}`,
          number: `2026${personId}`,
        })),
      ],
      banks: [{ organisationId: 1, chapters: [[{}, inWords]] }],
      exams: [
        {
          organisationId: 1,
          audience: { kind: 'organisation', organisationId: 1 },
          plan: { sections: [{ title: '一', note: '', draws: [], items }] },
          totalScore: 600,
          passScore: 300,
          resultFrom: new Date(0),
          reviewFrom: new Date(0),
          ...exam,
        },
      ],
    });
  };
  return {
    given,
    get: (path: string, personId: number = TEACHER) => call('GET', path, undefined, personId),
    post: (path: string, asked: object, personId: number = TEACHER) =>
      call('POST', path, asked, personId),
    put: (path: string, asked: object, personId: number = TEACHER) =>
      call('PUT', path, asked, personId),
    /** A learner sits the exam and hands in for good; answers the number of the attempt. */
    async sit(personId: number, choice: string[], words: string) {
      const { body } = await call('POST', 'v1/enter', { examId: 1 }, personId);
      const { attemptId } = body.data as { attemptId: number };
      const answers = [answer(0, choice), answer(1, words === '' ? [] : [words])];
      await call('POST', 'v1/answer', { attemptId, answers }, personId);
      await call('POST', 'v1/submit', { attemptId }, personId);
      test.clock.pass(WITHDRAWAL_MS / 1000);
      return attemptId;
    },
  };
}

const items = [
  { questionId: 1, version: 1, groupId: null, score: 100 },
  { questionId: 2, version: 1, groupId: null, score: 500 },
];

const inWords = { type: 5 as const, stem: '简述处理原则', options: [], key: [['止血', '补液']] };

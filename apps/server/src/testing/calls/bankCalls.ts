import { audienceRoutes } from '../../modules/school/audience/audience.routes';
import { bankManageRoutes } from '../../modules/exam/bankManage/bankManage.routes';
import { selectExamsAsking } from '../../modules/exam/exam/exam.door';
import { questionManageRoutes } from '../../modules/exam/question/questionManage.routes';
import { useTestApp } from '../useTestApp';
import { notices } from '../given/school/notices';

type Who = 'TEACHER' | 'COLLEAGUE' | 'ADMIN' | 'LEARNER';
const people: Record<Who, number> = { TEACHER: 1, COLLEAGUE: 2, ADMIN: 3, LEARNER: 4 };

/**
 * The first bank is the teacher's: two questions in its first chapter, one in the second. The next
 * one is the platform's, and free.
 */
export function bankCalls() {
  const { TEACHER, COLLEAGUE, ADMIN, LEARNER } = people;
  const main = [bankManageRoutes, questionManageRoutes(selectExamsAsking), notices, audienceRoutes];
  const test = useTestApp({ modules: { main } });
  beforeEach(() =>
    test.given({
      people: [{}, {}, {}, {}],
      organisations: [{}],
      memberships: [
        { personId: TEACHER, role: 2, name: '王老师' },
        { personId: COLLEAGUE, role: 2, name: '刘老师' },
        { personId: ADMIN, role: 1, name: '教务处' },
        { personId: LEARNER, role: 3, name: '李明' },
      ],
      commodities: [{ type: 4, charge: 1, productId: 2 }],
      banks: [
        {
          organisationId: 1,
          createdBy: TEACHER,
          chapters: [[{ stem: '甲题' }, { stem: '乙题' }], [{ stem: '丙题' }]],
        },
        { chapters: [[{ stem: '平台题' }]] },
      ],
    }),
  );
  const token = (who: number) => test.signIn(who);
  const at = '/doctor-cheese';
  return {
    test,
    token,
    ...people,
    ask: async (call: string, asked: object, who: number) =>
      test.ask(`POST ${at}/${call}`, asked, { token: await token(who) }),
    put: async (call: string, asked: object, who: number) =>
      test.ask(`PUT ${at}/${call}`, asked, { token: await token(who) }),
    get: async (call: string, asked: object, who: number) => {
      const said = new URLSearchParams(asked as Record<string, string>);
      return test.ask(`GET ${at}/${call}?${said}`, undefined, { token: await token(who) });
    },
  };
}

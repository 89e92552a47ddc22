import type { CourseMakingContract as C } from '@cheese/domain/contract/learning/courseMaking';
import type { Answers } from '@cheese/domain/contract/call';
import { courseMakingRoutes } from '../../modules/learning/courseMaking/courseMaking.routes';
import { coursewareRoutes } from '../../modules/learning/study/courseware.routes';
import { lessonParts } from '../../modules/lessonParts';
import type { World } from '../given/given';
import type { TestApp } from '../useTestApp';

export const makingRoutes = courseMakingRoutes(lessonParts);
export const studyRoutes = coursewareRoutes(lessonParts);

export const [LEARNER, TEACHER, ADMIN, STRANGER, OPERATOR, COLLEAGUE] = [1, 2, 3, 4, 5, 6] as const;

/** Two schools; the second person teaches the first course of the first school, a colleague does not. */
const school = {
  people: [{}, { name: '陈老师' }, {}, {}, { isPlatformAdmin: true }, {}],
  organisations: [{}, { name: '济世医学院' }],
  memberships: [
    { personId: LEARNER, role: 3, number: '2026001' },
    { personId: TEACHER, role: 2, name: '陈老师' },
    { personId: ADMIN, role: 1 },
    { personId: STRANGER, role: 2, organisationId: 2 },
    { personId: COLLEAGUE, role: 2, name: '吴老师' },
  ],
  banks: [
    { organisationId: 1, chapters: [[{ stem: '甲' }, { stem: '乙' }]] },
    { organisationId: 2, chapters: [[{ stem: '外校的题' }]] },
  ],
} satisfies World;

export const aCourse = {
  organisationId: 1,
  createdBy: TEACHER,
  publishedAt: null,
  teachers: [{ personId: TEACHER, organisationId: 1 }],
  chapters: [{ items: [{}] }],
};

type Detail = Answers<C['detail']>;
type Item = Answers<C['item']>;

/** Calls of course makers; by default the first course's teacher. */
export function making(test: TestApp) {
  const ask = async (how: string, call: string, asked: object | undefined, by: number) =>
    test.ask(`${how} /doctor-cheese/course/make/v1/${call}`, asked, {
      token: await test.signIn(by),
    });
  const get = (call: string, by: number = TEACHER) => ask('GET', call, undefined, by);
  const post = (call: string, asked: object, by: number = TEACHER) => ask('POST', call, asked, by);
  const detail = async (courseId = 1, by: number = TEACHER) =>
    (await get(`detail?courseId=${courseId}`, by)).body.data as Detail;
  const item = async (itemId = 1) => (await get(`item/detail?itemId=${itemId}`)).body.data as Item;
  return {
    get,
    post,
    detail,
    item,
    given: (more: World = {}) => test.given({ ...school, courses: [aCourse], ...more }),
    /** Saves the sheet with some of it changed. */
    async save(changed: object, more: object = {}) {
      const { edition, sheet, teachers } = await detail();
      const kept = teachers.map(({ id: teacherId }) => ({ teacherId }));
      const asked = { courseId: 1, edition, sheet: { ...sheet, ...changed }, teachers: kept };
      return post('save', { ...asked, ...more });
    },
    async saveItem(changed: object, itemId = 1) {
      const { edition, title, isTrial, isHidden, rule, content } = await item(itemId);
      const asked = { itemId, edition, title, isTrial, isHidden, rule, content };
      return post('item/save', { ...asked, ...changed });
    },
  };
}

import { fakeService, type FakeService } from '@cheese/api-client/testing/fakeService';
import type { Call } from '@cheese/domain/calls/call';
import { courseMakingCalls } from '@cheese/domain/calls/learning/courseMaking';
import { courseOfferCalls } from '@cheese/domain/calls/learning/courseOffer';
import type {
  MadeCourse,
  MadeCourseDetail,
  MadeItem,
  MadeItemDetail,
} from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import type { CourseOffer } from '@cheese/domain/contract/learning/shapes/courseOfferShapes';
import { openAsTeacher } from '../../../../testing/openAsTeacher';

const at = Date.parse('2026-11-20T10:00:00+08:00');

export const aBrief = (said: Partial<MadeCourse> = {}): MadeCourse => ({
  id: 1,
  name: '心电图入门',
  cover: 'course/c-960.webp',
  state: 'making',
  isPlatform: false,
  teacher: '陈老师',
  learnerCount: 0,
  coursewareCount: 2,
  editedAt: at,
  publishedAt: null,
  withdrawnAt: null,
  ...said,
});

export const anItem = (id: number, said: Partial<MadeItem> = {}): MadeItem => ({
  id,
  chapterId: 1,
  type: 8,
  title: `课件${id}`,
  isTrial: false,
  isHidden: false,
  edition: 1,
  fault: null,
  ...said,
});

export const aCourse = (said: Partial<MadeCourseDetail> = {}): MadeCourseDetail => ({
  ...aBrief(),
  edition: 3,
  isLocked: false,
  trailer: null,
  faults: [],
  teachers: [{ id: 7, personId: 2, name: '陈老师', rank: '' }],
  sheet: {
    name: '心电图入门',
    description: '',
    cover: 'course/c-960.webp',
    html: '',
    goals: [],
    forWhom: '',
    certificateShare: null,
    countsByHand: false,
    trailerId: null,
  },
  audience: { id: 1, kind: 'organisation', code: null, count: 30, people: [], groups: [] },
  chapters: [1, 2].map((id) => ({ id, pid: null, title: `第${id}章`, html: '', edition: 1 })),
  items: [anItem(11), anItem(12)],
  seenDoneCount: 1,
  ...said,
});

export const anItemDetail = (said: Partial<MadeItemDetail> = {}): MadeItemDetail => ({
  ...anItem(11),
  courseId: 1,
  courseName: '心电图入门',
  rule: 'byHand',
  media: null,
  questions: [],
  isPlatform: false,
  slides: [],
  opens: [],
  content: { type: 8, html: '<p>P 波</p>' },
  ...said,
});

/** Request bodies of a call, the latest last. */
export function bodiesOf(service: FakeService, call: Call, data: unknown) {
  const bodies: object[] = [];
  service.answersWith(call, (_asks, body) => {
    bodies.push(body);
    return data;
  });
  return bodies;
}

export async function seenCourse(course = aCourse(), view = '', offers: CourseOffer[] = []) {
  const service = fakeService();
  service.answers(courseOfferCalls.list, offers);
  service.answers(courseMakingCalls.detail, course);
  const { user } = await openAsTeacher(`/univ/courses/detail?courseId=1${view}`, service);
  return { service, user };
}

export async function seenItem(item = anItemDetail()) {
  const service = fakeService();
  service.answers(courseMakingCalls.item, item);
  const { user } = await openAsTeacher('/univ/courses/item?itemId=11', service);
  return { service, user };
}

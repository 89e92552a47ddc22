import type { courseMakingCalls } from '@cheese/domain/calls/learning/courseMaking';
import { everyCall } from '@cheese/domain/everyCall';
import {
  aCourse,
  ADMIN,
  COLLEAGUE,
  LEARNER,
  making,
  makingRoutes,
  OPERATOR,
  STRANGER,
  TEACHER,
} from '../../../testing/calls/making';
import { useTestApp } from '../../../testing/useTestApp';

const test = useTestApp({ modules: { main: [makingRoutes] } });
const { given } = making(test);

const askers = {
  visitor: null,
  learner: LEARNER,
  teacher: TEACHER,
  admin: ADMIN,
  colleague: COLLEAGUE,
  stranger: STRANGER,
  operator: OPERATOR,
} as const;
type Expected = Record<keyof typeof askers, number>;

const ownAlone: Expected = {
  visitor: 401,
  learner: 403,
  teacher: 200,
  admin: 200,
  colleague: 404,
  stranger: 404,
  operator: 404,
};
const each: Expected = { ...ownAlone, colleague: 200, stranger: 200, operator: 200 };
const sheet = {
  name: '内科学',
  description: '',
  cover: 'course/cover.webp',
  html: '',
  goals: [],
  forWhom: '',
  certificateShare: null,
  countsByHand: false,
  trailerId: null,
};
const content = { type: 8, html: '<p>好</p>' };
const item = { title: '课件', isTrial: false, isHidden: false, rule: 'byHand', content };
const [edition, title] = [1, '新的'] as const;

/** Calls about one course; its chapter, item and teacher share its id. */
const rowsOf = (id: number): Record<keyof typeof courseMakingCalls, [object, Expected]> => ({
  list: [{}, each],
  detail: [{ courseId: id }, ownAlone],
  create: [{ name: '外科学' }, each],
  save: [{ courseId: id, edition, sheet, teachers: [{ teacherId: id }] }, ownAlone],
  drawCover: [{ courseId: id, name: '心脏' }, ownAlone],
  publish: [{ courseId: id, edition, at: null }, ownAlone],
  withdraw: [
    { courseId: id, edition },
    { ...ownAlone, teacher: 409, admin: 409 },
  ],
  copy: [{ courseId: id, name: '副本' }, ownAlone],
  remove: [{ courseId: id }, ownAlone],
  addChapter: [{ courseId: id, pid: null, title }, ownAlone],
  saveChapter: [{ chapterId: id, edition, title, html: '' }, ownAlone],
  moveChapter: [{ chapterId: id, pid: null, place: 0 }, ownAlone],
  removeChapter: [{ chapterId: id }, ownAlone],
  addItem: [{ chapterId: id, type: 8, title }, ownAlone],
  item: [{ itemId: id }, ownAlone],
  saveItem: [{ itemId: id, edition, ...item }, ownAlone],
  moveItem: [{ itemId: id, chapterId: id, place: 0 }, ownAlone],
  removeItem: [{ itemId: id }, ownAlone],
  restore: [{ courseId: id, removedAt: 1 }, ownAlone],
});

const calls = everyCall().filter(({ resource }) => resource === 'courseMaking');

it.each(calls.map((call) => [call.name, call] as const))(
  '%s is answered to who teaches the course, or runs its school, alone',
  async (name, { call, url }) => {
    // Each caller gets a course of their own, so that changes do not interfere.
    await given({ courses: Object.keys(askers).map(() => aCourse) });
    const heard: Partial<Expected> = {};
    for (const [nth, [who, personId]] of Object.entries(askers).entries()) {
      const [asked] = rowsOf(nth + 1)[name as keyof typeof courseMakingCalls];
      const by = personId === null ? {} : { token: await test.signIn(personId) };
      const said = Object.entries(asked).map(([key, value]) => `${key}=${value}`);
      const address = call.method === 'GET' ? `${url}?${said.join('&')}` : url;
      const body = call.method === 'GET' ? undefined : asked;
      heard[who as keyof Expected] = (await test.ask(`${call.method} ${address}`, body, by)).status;
    }
    expect(heard).toEqual(rowsOf(1)[name as keyof typeof courseMakingCalls][1]);
  },
);

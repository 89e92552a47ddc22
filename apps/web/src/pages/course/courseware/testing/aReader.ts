import { fakeService } from '@cheese/api-client/testing/fakeService';
import { courseCalls } from '@cheese/domain/calls/learning/course';
import { coursewareCalls } from '@cheese/domain/calls/learning/courseware';
import type { CoursewareItem } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import { act } from '@testing-library/react';
import { fakeSignIn } from '../../../../testing/aPerson';
import { renderPage } from '../../../../testing/renderPage';

const item = (id: number, said: Partial<CoursewareItem> = {}): CoursewareItem => ({
  id,
  courseId: 3,
  chapterId: 1,
  title: `第${id}讲`,
  durationS: null,
  rule: 'byHand',
  isTrial: false,
  isLocked: false,
  isStudied: false,
  type: 8,
  ...said,
});

const directory = (items: CoursewareItem[]) => [
  { id: 1, pid: null, courseId: 3, title: '第一章 总论', coursewareCount: 3, coursewares: items },
];

export const detail = (id: number, said: object = {}) => ({
  ...item(id),
  courseName: '生理学',
  position: 0,
  seen: [],
  html: '<p>讲义正文</p>',
  previous: null,
  next: { id: 2, title: '第2讲' },
  ...said,
});

export const standing = (said: object = {}) => ({
  coursewareId: 1,
  position: 0,
  studiedS: 0,
  isStudied: false,
  lastLearntAt: 0,
  seen: [],
  wasVisited: true,
  ...said,
});

export function aCourse(items = [item(1), item(2), item(3, { isLocked: true })]) {
  const service = fakeService();
  service.answers(courseCalls.directory, directory(items));
  service.answersWith(coursewareCalls.detail, ({ id }) => detail(Number(id)));
  service.answers(coursewareCalls.learnStart, standing());
  service.answers(coursewareCalls.learnEnd, standing());
  return service;
}

export async function open(service = aCourse(), query = 'courseId=3&itemId=1', isSignedIn = true) {
  if (isSignedIn) fakeSignIn(service);
  const shown = renderPage(`/course/courseware?${query}`, service);
  if (isSignedIn) await act(() => shown.session.signIn('good'));
  return shown;
}

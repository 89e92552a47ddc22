import type { LearntCourse } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { learntHref, learntNote } from './learntWay';

const open = { id: 4, isGone: false, isLocked: false, isTrial: false, expiration: null };
const last = { lastLearnt: { coursewareId: 9, title: '心音' } };
const course = (more: object) => ({ ...open, lastLearnt: null, ...more }) as LearntCourse;

it.each([
  [{}, '/course/detail?courseId=4'],
  [last, '/course/courseware?courseId=4&itemId=9'],
  [{ ...last, isGone: true }, '/course/detail?courseId=4'],
  [{ ...last, isLocked: true }, '/course/detail?courseId=4'],
  [{ ...last, isLocked: true, isTrial: true }, '/course/courseware?courseId=4&itemId=9'],
])('%j goes on at %s', (more, href) => expect(learntHref(course(more))).toBe(href));

it('says each state in other words', () => {
  const notes = [
    {},
    last,
    { expiration: Date.parse('2026-03-01T08:00:00+08:00') },
    { isLocked: true },
    { isTrial: true },
    { ...last, isTrial: true },
    { ...last, isTrial: true, isGone: true },
  ].map((more) => learntNote(course(more)));
  expect(new Set(notes).size).toBe(notes.length);
  expect(notes.map((note) => note.includes('心音'))).toEqual([
    false,
    true,
    false,
    false,
    false,
    true,
    false,
  ]);
  expect(notes[2]).toContain('2026-03-01');
});

/** Saves around courses: what learners write, what teachers answer and edit. */
import { randomUUID } from 'node:crypto';

/**
 * @typedef {{ what: string, method: 'PUT' | 'POST', call: string, by: () => string,
 *   body: (lane: number) => object | Promise<object> }} Save
 */
/** @typedef {Awaited<ReturnType<typeof import('./courseWriters.mjs').plantCourseWriters>>} Planted */

/** Each of them in turn. @param {string[]} tokens */
function inTurn(tokens) {
  let nth = 0;
  return () => tokens[nth++ % tokens.length] ?? '';
}

/**
 * @param {Planted} planted
 * @param {string[]} likers nobody can like their own comment, and all are by the first writer
 * @returns {Save[]}
 */
export function learnerSaves({ writers, course, comment }, likers) {
  const byWriter = inTurn(writers);
  return [
    {
      what: 'a comment',
      method: 'POST',
      call: 'comment/v1/add',
      by: byWriter,
      body: () => ({ subjectType: 1, subjectId: course, text: `讲得很清楚 ${randomUUID()}` }),
    },
    {
      what: 'a reply',
      method: 'POST',
      call: 'comment/v1/reply/add',
      by: byWriter,
      body: (lane) => ({ commentId: comment + lane, text: `同意 ${randomUUID()}` }),
    },
    {
      what: 'a like',
      method: 'PUT',
      call: 'comment/v1/like',
      by: inTurn(likers),
      body: (lane) => ({ id: comment + lane, isLiked: true }),
    },
    {
      what: 'a note',
      method: 'POST',
      call: 'course-note/v1/add',
      by: byWriter,
      body: () => ({ courseId: course, html: `<p>重点 ${randomUUID()}</p>`, visibility: 0 }),
    },
    {
      what: 'a public note',
      method: 'POST',
      call: 'course-note/v1/add',
      by: byWriter,
      body: () => ({ courseId: course, html: `<p>重点 ${randomUUID()}</p>`, visibility: 1 }),
    },
    {
      what: 'a rating',
      method: 'PUT',
      call: 'comment/v1/rating',
      by: byWriter,
      body: () => ({ courseId: course, stars: 5 }),
    },
    {
      what: 'a question',
      method: 'POST',
      call: 'course-question/v1/add',
      by: byWriter,
      body: () => ({ courseId: course, title: '请问', text: randomUUID(), pictures: [] }),
    },
  ];
}

/** @param {Planted} planted @returns {Save} */
export const answerSave = ({ answerers, question }) => ({
  what: 'an answer',
  method: 'POST',
  call: 'course-question/v1/answer/add',
  by: inTurn(answerers),
  body: (lane) => ({ questionId: question + lane, text: randomUUID(), pictures: [] }),
});

/**
 * @param {Planted} planted
 * @param {any[]} made the edited things with their current revisions
 * @returns {Save[]}
 */
export function teacherSaves({ teacher }, made) {
  const edit = (/** @type {number} */ lane) => made[lane % made.length];
  let moves = 0;
  return [
    {
      what: 'an item',
      method: 'POST',
      call: 'course/make/v1/item/save',
      by: () => teacher,
      body: (lane) => ({
        itemId: edit(lane).item,
        edition: edit(lane).edition++,
        title: '课件',
        isTrial: false,
        isHidden: false,
        rule: 'byHand',
        content: { type: 8, html: `<p>${randomUUID()}</p>` },
      }),
    },
    {
      what: 'the order of a directory',
      method: 'POST',
      call: 'course/make/v1/item/move',
      by: () => teacher,
      body: (lane) => {
        const { item: itemId, chapter: chapterId } = edit(lane);
        return { itemId, chapterId, place: moves++ % 10 };
      },
    },
    {
      what: 'the sheet of a course',
      method: 'POST',
      call: 'course/make/v1/save',
      by: () => teacher,
      body: (lane) => ({
        courseId: edit(lane).course,
        edition: edit(lane).sheet++,
        teachers: [],
        sheet: {
          name: '保存用课程',
          description: randomUUID(),
          cover: 'cover',
          html: '<p>介绍</p>',
          goals: ['目标'],
          forWhom: '',
          certificateShare: null,
          trailerId: null,
        },
      }),
    },
  ];
}

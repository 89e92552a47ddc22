/** Teachers who write, edit and publish courses, at a server under fault tests. */
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from './demand.mjs';

export const make = `${calls}/course/make/v1`;

/** @typedef {import('./demand.mjs').Demand} Demand */

/** @param {Demand} demand */
export function courseBeginning(demand) {
  /** A course with one readable lesson, and more content on request; answers its id. */
  async function begin(/** @type {string} */ name, /** @type {string} */ token) {
    const { courseId } = await demand(`${make}/create`, { name }, token);
    const chapter = { courseId, pid: null, title: '第一章' };
    const { chapterId } = await demand(`${make}/chapter/add`, chapter, token);
    await addItem({ chapterId, content: { type: 8, html: '<p>正文</p>' } }, token);
    const made = await demand(`${make}/detail?courseId=${courseId}`, null, token);
    const sheet = { ...made.sheet, description: '', html: '<p>介绍</p>' };
    const teachers = made.teachers.map((/** @type {{ id: number }} */ { id }) => ({
      teacherId: id,
    }));
    const saved = { courseId, edition: made.edition, sheet, teachers };
    await demand(`${make}/save`, saved, token);
    return { courseId, chapterId };
  }

  /**
   * @param {{ chapterId: number, content: { type: number } & Record<string, unknown> }} what
   * @param {string} token
   */
  async function addItem({ chapterId, content }, token) {
    const asked = { chapterId, type: content.type, title: '一节' };
    const { itemId } = await demand(`${make}/item/add`, asked, token);
    const { edition } = await demand(`${make}/item/detail?itemId=${itemId}`, null, token);
    const rule = content.type === 1 ? 'watched' : content.type === 2 ? 'lastPage' : 'byHand';
    const sheet = { title: '一节', isTrial: false, isHidden: false, rule, content };
    await demand(`${make}/item/save`, { itemId, edition, ...sheet }, token);
  }

  return { begin, addItem, detailOf: detailBy(demand) };
}

const detailBy =
  (/** @type {Demand} */ demand) => (/** @type {number} */ courseId, /** @type {string} */ token) =>
    demand(`${make}/detail?courseId=${courseId}`, null, token);

/**
 * @param {import('./demand.mjs').At} at
 * @param {import('./demand.mjs').Ask} ask
 * @param {Demand} demand
 */
export function courseEditing(at, ask, demand) {
  const detailOf = detailBy(demand);

  /** Publishes and withdraws it alternately; answers the number of acknowledged changes. */
  async function openAndClose(/** @type {number} */ courseId, /** @type {string} */ token) {
    let acknowledged = 0;
    while (!at.isOver) {
      const { edition, state } = await detailOf(courseId, token);
      const isOpen = state === 'published';
      const asked = { courseId, edition, ...(!isOpen && { at: null }) };
      const { data } = await ask(`${make}/${isOpen ? 'withdraw' : 'publish'}`, asked, token);
      if (data) acknowledged += 1;
      await sleep(20);
    }
    return acknowledged;
  }

  /**
   * Writes a number into every field of course settings that others edit too.
   * @param {number} courseId
   * @param {string} token
   * @param {() => number} next
   * @returns {Promise<{ courseId: number, edition: number, number: number }[]>}
   */
  async function write(courseId, token, next) {
    const acknowledged = [];
    while (!at.isOver) {
      const { edition, sheet, teachers } = await detailOf(courseId, token);
      const number = next();
      const said = String(number);
      const written = { description: said, forWhom: said, goals: [said], html: `<p>${said}</p>` };
      const kept = teachers.map((/** @type {{ id: number }} */ { id }) => ({ teacherId: id }));
      const asked = { courseId, edition, sheet: { ...sheet, ...written }, teachers: kept };
      const { data } = await ask(`${make}/save`, asked, token);
      if (data) acknowledged.push({ courseId, edition: data.edition, number });
    }
    return acknowledged;
  }

  return { openAndClose, write };
}

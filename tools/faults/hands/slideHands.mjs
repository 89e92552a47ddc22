/**
 * Teachers who upload slides, and learners who draw, write notes, try tasks and submit findings, at
 * a server under fault tests.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { askOnce, speaker } from '../shop.mjs';
import { makers } from '../makers.mjs';

const calls = '/doctor-cheese';
const layers = `${calls}/annotation/v1`;
const notes = `${calls}/slide-library/v1/note`;
const tasks = `${calls}/slide-task/v1`;
const findings = `${calls}/slide-finding/v1`;
/** Nobody draws as fast as a machine. */
const BETWEEN_MS = 120;
const place = { x: 0.5, y: 0.5, zoom: 10, angle: 0 };

/** A flat picture that needs a pyramid; each of another colour. */
const pictureOf = (/** @type {number} */ nth) =>
  sharp({
    create: {
      width: 2_400,
      height: 1_800,
      channels: 3,
      background: { r: nth % 256, g: 90, b: 160 },
    },
  })
    .jpeg()
    .toBuffer();

const said = { field: 1, system: null, organ: '肝', stain: 1, isShown: true };
const words = { titleEn: '', summary: '', material: '', source: '' };
const asked = { kind: 1, label: '诊断', isNeeded: true, points: 5, options: [], unit: '' };
const written = (/** @type {string} */ text) => ({ text, chosen: [], value: null, places: [] });

/** @typedef {import('./demand.mjs').At} At */
/** @typedef {import('./demand.mjs').Ask} Ask */

/** @param {At} at */
export function slideHands(at) {
  const ask = speaker(at);
  const { bringMedia, demand } = makers(at);
  return {
    bring: slideBringer(at, ask, { bringMedia, demand }),
    prepare: (/** @type {number} */ slideId, /** @type {string} */ token) =>
      prepareSlide(demand, slideId, token),
    ...drawingHands(at, ask, demand),
    note: noteHand(at, ask),
    ...answeringHands(at, ask),
  };
}

/**
 * @param {At} at
 * @param {Ask} ask
 * @param {Pick<ReturnType<typeof makers>, 'bringMedia' | 'demand'>} maker
 */
function slideBringer(at, ask, { bringMedia, demand }) {
  const mediaOf = async (/** @type {number} */ id, /** @type {string} */ token) =>
    (await demand(`${calls}/media/v1/some?ids=${id}`, null, token))[0];

  /**
   * A file converted by a job, then a slide of the school; answers its id, or null if it failed.
   */
  return async (/** @type {string} */ name, /** @type {number} */ nth, token = '') => {
    const bytes = await pictureOf(nth);
    const file = { kind: 'slide', name: `${name}.jpg`, bytes };
    const mediaId = await bringMedia(/** @type {any} */ (file), token);
    for (;;) {
      const media = await mediaOf(mediaId, token);
      if (media?.state === 'failed') return null;
      if (media?.state === 'ready') break;
      if (at.isOver) return null;
      await sleep(200);
    }
    const sheet = { ...said, ...words, title: name, mediaId, folderId: null };
    const { data } = await ask(`${calls}/slide-making/v1`, sheet, token);
    // If only the answer was lost, the slide exists already.
    return /** @type {number | null} */ (data?.id ?? null);
  };
}

/**
 * The objects that learners work on: a task, a form, and a layer shared by all teachers.
 * @param {import('./demand.mjs').Demand} demand
 * @param {number} slideId
 * @param {string} token
 */
async function prepareSlide(demand, slideId, token) {
  const options = [true, false].map((isRight, nth) => ({ text: `选项${nth}`, isRight }));
  const key = { kind: 5, region: null, options };
  const task = { slideId, title: '任务', text: '', explanation: '', tries: 0, reveals: 1 };
  const { id: taskId } = await demand(
    `${calls}/slide-task-making/v1`,
    { ...task, key, isShown: true },
    token,
  );
  const form = { slideId, title: '报告', text: '', dueAt: null, isShown: true };
  const { id: formId } = await demand(
    `${calls}/slide-finding-making/v1`,
    { ...form, fields: [{ ...asked, expected: '' }] },
    token,
  );
  const layer = { slideId, kind: 'teaching', colour: 'red', name: '教师图层' };
  const { id: layerId } = await demand(`${layers}`, layer, token);
  return { taskId, formId, layerId };
}

/**
 * @param {At} at
 * @param {Ask} ask
 * @param {import('./demand.mjs').Demand} demand
 */
function drawingHands(at, ask, demand) {
  /** Draws shapes in a row, each with a text; answers the names of the acknowledged ones. */
  async function draw(/** @type {number} */ layerId, /** @type {string} */ token) {
    const drawn = [];
    for (let version = 0; !at.isOver; await sleep(BETWEEN_MS)) {
      const shape = { kind: 'point', colour: 'red', isMeasured: false, points: [9, 9] };
      const id = randomUUID();
      const put = [{ ...shape, id, text: `标注 ${id}` }];
      const { data } = await ask(layers, { id: layerId, version, put }, token, 'PUT');
      if (!data) continue;
      drawn.push(id);
      version = data.version;
    }
    return drawn;
  }

  async function drawOwn(/** @type {number} */ slideId, /** @type {string} */ token) {
    const own = { slideId, kind: 'own', colour: 'blue', name: '我的标注' };
    const { id } = await demand(layers, own, token);
    return { layerId: id, drawn: await draw(id, token) };
  }

  return { draw, drawOwn };
}

/**
 * @param {At} at
 * @param {Ask} ask
 */
function noteHand(at, ask) {
  /** Writes and changes each note once; answers the acknowledged ones. */
  return async (/** @type {number} */ slideId, /** @type {string} */ token) => {
    /** @type {Map<number, string>} */
    const kept = new Map();
    for (let nth = 0; !at.isOver; nth++, await sleep(BETWEEN_MS)) {
      const text = `第 ${nth} 条`;
      const url = `${at.url}${notes}`;
      const made = await askOnce(url, { slideId, place, text }, token).catch(() => null);
      if (!made?.data) continue;
      const changed = await ask(notes, { id: made.data.id, text: `${text}，改过` }, token, 'PUT');
      kept.set(made.data.id, changed.data ? `${text}，改过` : text);
    }
    return kept;
  };
}

/**
 * @param {At} at
 * @param {Ask} ask
 */
function answeringHands(at, ask) {
  /** Attempts at a task, each retried until it is answered; answers the acknowledged tokens. */
  async function tryTask(/** @type {number} */ id, /** @type {string} */ token) {
    const tried = [];
    for (let nth = 0; !at.isOver; nth++, await sleep(BETWEEN_MS)) {
      const once = randomUUID();
      const answer = { kind: 5, chosen: [nth % 2] };
      const { data } = await ask(
        `${tasks}/hand-in`,
        { id, edition: 1, token: once, answer },
        token,
      );
      if (data) tried.push(once);
    }
    return tried;
  }

  /** Submits and withdraws alternately; answers the expected final state. */
  async function report(/** @type {number} */ formId, /** @type {string} */ token) {
    /** @type {{ token: string, text: string } | null} */
    let stands = null;
    for (let nth = 0; !at.isOver; nth++, await sleep(BETWEEN_MS)) {
      const once = { token: randomUUID(), text: `所见 ${nth}` };
      const sheet = { id: formId, edition: 1, token: once.token, answers: [written(once.text)] };
      const { data } = await ask(`${findings}/hand-in`, sheet, token);
      if (!data) continue;
      stands = once;
      if (at.isOver) break;
      // If only the answer was lost, it is withdrawn already.
      await ask(`${findings}/take-back`, { id: data.id }, token);
      stands = null;
    }
    return stands;
  }

  return { tryTask, report };
}

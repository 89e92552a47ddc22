/**
 * Teachers and learners who edit, publish, upload, download and discuss courses, at a server under
 * fault tests.
 */
import { bearing } from '../frame/signIn.mjs';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../setup/root.mjs';
import { Stop } from '../setup/say.mjs';
import { askOnce, speaker } from './shop.mjs';

const calls = '/doctor-cheese';
const make = `${calls}/course/make/v1`;
const file = `${calls}/course/file/v1`;
const media = `${calls}/media/v1`;
export const FILM = readFileSync(inRoot('apps/demo/films/action-potential.mp4'));
export const LESSON = readFileSync(inRoot('apps/demo/documents/ecg-reading.pdf'));

/** @typedef {{ url: string, isOver: boolean }} At */

/** @param {At} at */
export function makers(at) {
  const ask = speaker(at);
  /**
   * @param {string} path
   * @param {object | null} body
   * @param {string} token
   * @param {'PUT'} [method]
   */
  async function demand(path, body, token, method) {
    const { data, key, status } = await ask(path, body, token, method);
    if (data === undefined || data === null) throw new Stop(`${path}: ${status} ${key}`);
    return data;
  }

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

  const detailOf = (/** @type {number} */ courseId, /** @type {string} */ token) =>
    demand(`${make}/detail?courseId=${courseId}`, null, token);

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

  /** Writes and changes each comment once; answers the acknowledged ones. */
  async function talk(/** @type {number} */ courseId, /** @type {string} */ token) {
    /** @type {Map<number, string>} */
    const said = new Map();
    for (let nth = 0; !at.isOver; nth++) {
      const asked = { subjectType: 1, subjectId: courseId, text: `第 ${nth} 句` };
      const url = `${at.url}${calls}/comment/v1/add`;
      const { data } = await askOnce(url, asked, token).catch(() => ({ data: null }));
      if (data) {
        const text = `${asked.text}，改过`;
        const changed = await ask(`${calls}/comment/v1/edit`, { id: data.id, text }, token, 'PUT');
        said.set(data.id, changed.data ? text : asked.text);
      }
      await sleep(500);
    }
    return said;
  }

  /**
   * @param {{ host: string, keyPrefix: string, partBytes: number,
   *   fields: { name: string, value: string }[] }} upload
   * @param {Buffer} bytes
   */
  async function send(upload, bytes) {
    for (let nth = 0; nth * upload.partBytes < bytes.length; nth++) {
      const form = new FormData();
      form.append('key', `${upload.keyPrefix}${nth + 1}`);
      for (const { name, value } of upload.fields) form.append(name, value);
      const part = bytes.subarray(nth * upload.partBytes, (nth + 1) * upload.partBytes);
      form.append('file', new Blob([new Uint8Array(part)]), 'blob');
      const asked = { method: 'POST', body: form };
      const answer = await fetch(`${at.url}${upload.host}`, asked).catch(() => null);
      // If only the answer was lost, the part is there already.
      if (answer?.status === 204 || answer?.status === 409) continue;
      if (answer && answer.status < 500) throw new Stop(`a part: ${await answer.text()}`);
      nth -= 1;
      await sleep(20);
    }
  }

  /** Uploads a course file; null if too many imports are in progress. */
  async function bringCourse(
    /** @type {Buffer} */ zip,
    /** @type {string} */ fingerprint,
    /** @type {string} */ token,
  ) {
    const asked = { name: '课程.zip', bytes: zip.length, fingerprint };
    const begun = await ask(`${file}/import/begin`, asked, token);
    if (!begun.data) return null;
    await send(begun.data, zip);
    const importId = begun.data.import.id;
    await demand(`${file}/import/finish`, { importId }, token, 'PUT');
    return importId;
  }

  /** Uploads a film or document, which is then converted. */
  async function bringMedia(
    /** @type {{ kind: 'film' | 'document', name: string, bytes: Buffer }} */ { kind, name, bytes },
    /** @type {string} */ token,
  ) {
    const asked = {
      kind,
      name,
      bytes: bytes.length,
      fingerprint: `faults:${Buffer.from(name).toString('hex')}`,
    };
    const upload = await demand(`${media}/upload/begin`, asked, token);
    await send(upload, bytes);
    const mediaId = upload.media.id;
    await demand(`${media}/upload/finish`, { mediaId }, token, 'PUT');
    return mediaId;
  }

  /** Downloads a course until it arrives whole; answers how often it broke off too. */
  async function fetchCourse(/** @type {number} */ courseId, /** @type {string} */ token) {
    for (let broken = 0; ; broken++) {
      const made = await ask(`${file}/make`, { courseId }, token);
      if (!made.data) return null;
      try {
        const answer = await fetch(`${at.url}${made.data.file.url}`, bearing(token));
        const bytes = Buffer.from(await answer.arrayBuffer());
        if (answer.ok && bytes.length === made.data.bytes) return { bytes, broken };
      } catch {
        await sleep(20);
      }
    }
  }

  const isReady = async (/** @type {number} */ mediaId, /** @type {string} */ token) => {
    const [one] = await demand(`${media}/some?ids=${mediaId}`, null, token);
    return one?.state === 'ready';
  };

  return {
    begin,
    addItem,
    detailOf,
    openAndClose,
    write,
    talk,
    bringCourse,
    bringMedia,
    fetchCourse,
    isReady,
    demand,
    make,
  };
}

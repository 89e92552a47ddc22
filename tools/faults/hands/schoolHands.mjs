/** Administrators of a school at work, at a server under fault tests. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Stop } from '../../setup/say.mjs';
import { askOnce } from '../shop.mjs';
import { calls } from './demand.mjs';
import { COUNTS } from './schoolRows.mjs';

const roster = `${calls}/school/v1/member-import`;
const notices = `${calls}/school-notice/v1`;
const licences = `${calls}/school-licence/v1`;
const members = `${calls}/member/v1`;

const ROWS = 300;
const BETWEEN_MS = 40;
const AHEAD_MS = 1_500;

/** @typedef {{ url: string, isOver: boolean }} At */
/** @typedef {{ id: number, personId: number, name: string, token: string }} Somebody */
/** @typedef {{ acts: Map<string, { done: number, unsure: number }>, imports: Map<number, string>,
 *   notices: Map<number, string>, members: Map<number, { state?: number, role?: number }>,
 *   refused: Map<string, number>, broken: number }} Said */

/** What was acknowledged. @returns {Said} */
export const nothingSaid = () => ({
  acts: new Map(),
  imports: new Map(),
  notices: new Map(),
  members: new Map(),
  refused: new Map(),
  broken: 0,
});

const some = (/** @type {number} */ below) => Math.floor(Math.random() * below);

/** Counts an act by how it ended: done, refused, or nobody knows. @param {Said} said @param {string} name @param {'done' | 'unsure'} how */
function note({ acts }, name, how) {
  const counted = acts.get(name) ?? { done: 0, unsure: 0 };
  counted[how] += 1;
  acts.set(name, counted);
}

/** @param {Said} said @param {string} [key] */
const noteRefused = ({ refused }, key = 'nothing') => refused.set(key, (refused.get(key) ?? 0) + 1);

/** Without a database the server answers 503; anything else is a fault of its own. @param {Said} said @param {number} [status] */
function noteBroken(said, status) {
  if (status !== undefined && status >= 500 && status !== 503) said.broken += 1;
}

/** Asks until it is answered, as a page does. @param {At} at @param {Said} said @returns {import('../shop.mjs').Ask} */
const retrying = (at, said) =>
  async function ask(path, body, token = '', method = undefined) {
    for (;;) {
      const answer = await askOnce(`${at.url}${path}`, body, token, method).catch(() => null);
      if (answer && answer.status < 500) return answer;
      noteBroken(said, answer?.status);
      await sleep(20);
    }
  };

/** @param {At} at @param {Said} said */
export function schoolHands(at, said) {
  const ask = retrying(at, said);

  /**
   * Asked once, so that its trace in the log can be counted: null if nobody knows how it ended, and
   * `nothing` where it was so already.
   */
  async function once(
    /** @type {string} */ path,
    /** @type {object} */ body,
    /** @type {string} */ token,
  ) {
    const answer = await askOnce(`${at.url}${path}`, body, token, 'PUT').catch(() => null);
    if (answer === null || answer.status >= 500) {
      noteBroken(said, answer?.status);
      return null;
    }
    if (answer.flag !== 0) noteRefused(said, answer.key);
    if (answer.flag === 0 && answer.data?.changed === 0) return 'nothing';
    return answer.flag === 0;
  }

  return {
    ...rosterHands(at, said, ask),
    ...noticeHands(at, said, ask),
    ...peopleHands(at, said, once, ask),
  };
}

/** @param {At} at @param {Said} said @param {import('../shop.mjs').Ask} ask */
function rosterHands(at, said, ask) {
  async function preview(/** @type {string} */ name, /** @type {string} */ token) {
    const line = (/** @type {number} */ nth) =>
      `${name}-${nth},新人,${name}院,2026,${name}班${nth % 3}`;
    const text = ['学号,姓名,院系,年级,行政班', ...Array.from({ length: ROWS }, (_, n) => line(n))];
    for (;;) {
      const form = new FormData();
      form.append('file', new Blob([text.join('\n')]), `${name}.csv`);
      const options = { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } };
      const answer = await fetch(`${at.url}${roster}/preview`, options).catch(() => null);
      const { data, key } = (await answer?.json().catch(() => null)) ?? {};
      if (data) return data.importId;
      if (answer && answer.status < 500 && key) noteRefused(said, key);
      else noteBroken(said, answer?.status);
      if (answer?.status === 429) return null;
      await sleep(20);
    }
  }

  /** Confirms rosters, and takes back every other one. */
  async function bring(/** @type {string} */ prefix, /** @type {Somebody} */ { token }) {
    for (let nth = 0; !at.isOver; nth++) {
      const importId = await preview(`${prefix}${nth}`, token);
      if (importId === null) return;
      const confirmed = await ask(`${roster}/confirm`, { importId }, token);
      if (confirmed.flag === 0) said.imports.set(importId, 'saved');
      else noteRefused(said, confirmed.key);
      if (nth % 2 === 0 || confirmed.flag !== 0) continue;
      const undone = await ask(`${roster}/undo`, { importId }, token);
      // It was the answer alone that got lost.
      if (undone.flag === 0 || undone.key === 'memberImport.undone') {
        said.imports.set(importId, 'undone');
      } else noteRefused(said, undone.key);
    }
  }

  return { bring };
}

/** @param {At} at @param {Said} said @param {import('../shop.mjs').Ask} ask */
function noticeHands(at, said, ask) {
  /** Sends and schedules notices by administrators in turn, and withdraws some. */
  async function write(/** @type {string} */ prefix, /** @type {Somebody[]} */ authors) {
    for (let nth = 0; !at.isOver; nth++, await sleep(BETWEEN_MS)) {
      const { token = '' } = authors[nth % authors.length] ?? {};
      const action = nth % 3 === 0 ? 'schedule' : 'send';
      const title = `${prefix}${nth}`;
      const asked = {
        requestKey: `press-${title}`.padEnd(12, '-').replace(/[^\w-]/g, 'x'),
        action,
        ...(action === 'schedule' && { sendAt: Date.now() + AHEAD_MS }),
        title,
        html: '<p>周五放假一天。</p>',
        attachments: [],
        audience: 'organisation',
        groups: [],
        roles: [3],
      };
      const { data, key } = await ask(notices, asked, token);
      if (!data) {
        noteRefused(said, key);
        continue;
      }
      said.notices.set(data.id, action === 'send' ? 'sent' : 'scheduled');
      if (nth % 4 !== 1) continue;
      const withdrawn = await ask(`${notices}/withdraw`, { id: data.id }, token, 'PUT');
      if (withdrawn.flag === 0) said.notices.set(data.id, 'withdrawn');
      else noteRefused(said, withdrawn.key);
    }
  }
  return { write };
}

/**
 * @param {At} at
 * @param {Said} said
 * @param {(path: string, body: object, token: string) => Promise<boolean | 'nothing' | null>} once
 * @param {import('../shop.mjs').Ask} ask
 */
function peopleHands(at, said, once, ask) {
  const noted = (/** @type {string} */ name, /** @type {boolean | 'nothing' | null} */ isDone) => {
    if (isDone === null) note(said, name, 'unsure');
    if (isDone === true) note(said, name, 'done');
  };

  /** Takes and gives seats of learners of chance. */
  async function seat(/** @type {Somebody} */ { token }, /** @type {Somebody[]} */ learners) {
    for (; !at.isOver; await sleep(BETWEEN_MS)) {
      const { personId = 0, name = '' } = learners[some(learners.length)] ?? {};
      const act = Math.random() < 0.5 ? 'free' : 'give';
      const isDone = await once(`${licences}/${act}`, { id: 1, personId }, token);
      noted(`licence.${act} ${name}`, isDone);
    }
  }

  /** Disables and enables somebody, and makes them a teacher and a learner again. */
  async function change(/** @type {Somebody} */ { token }, /** @type {Somebody} */ { id, name }) {
    for (let nth = 0; !at.isOver; nth++, await sleep(BETWEEN_MS)) {
      const state = nth % 2 === 0 ? 2 : 1;
      const isSwitched = await once(`${members}/state`, { ids: [id], state }, token);
      noted(`member.${state === 2 ? 'disable' : 'enable'} ${name}`, isSwitched);
      keep(id, 'state', state, isSwitched);
      const { data } = await ask(`${members}/detail?id=${id}`, null, token);
      if (!data) throw new Stop('A member is gone.');
      const role = data.role === 3 ? 2 : 3;
      const asked = { id, version: data.version, role, headOf: [], roleIds: [] };
      const isChanged = await once(`${members}/roles`, asked, token);
      noted(`member.roles ${name}`, isChanged);
      keep(id, 'role', role, isChanged);
    }
  }

  /** The last acknowledged value; none where nobody knows. @param {number} id @param {'state' | 'role'} what @param {number} value @param {boolean | 'nothing' | null} isDone */
  function keep(id, what, value, isDone) {
    if (isDone === false) return;
    const { [what]: _before, ...others } = said.members.get(id) ?? {};
    said.members.set(id, { ...others, ...(isDone && { [what]: value }) });
  }

  /** How many seats the server says are in use. */
  async function seatsInUse(/** @type {Somebody} */ { token }) {
    const { data } = await ask(`${licences}/detail?id=1`, null, token);
    return data?.inUse ?? COUNTS.seats + 1;
  }

  return { seat, change, seatsInUse };
}

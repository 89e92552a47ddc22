/**
 * Viewers of simulation videos, senders of comments, and applicants, at a server under fault tests.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { askOnce, speaker } from '../shop.mjs';

const calls = '/doctor-cheese';
const video = `${calls}/simulation/v4/video`;
const bullets = `${calls}/simulation/v4/bullet-comment`;
/** Nobody acts as fast as a machine. */
const BETWEEN_MS = 60;
const LENGTH_S = 3_600;

/** A free simulation with one video of an hour. */
const planted = [
  `insert into commodity (type, product_id, title, description, html, cover, charge, published_at)
     values (8, 1, '样品', '', '', 'c.webp', 1, now())`,
  `insert into commodity (type, product_id, whole_id, title, description, html, cover, charge, published_at)
     select 256, 1, id, '视频', '', '', 'c.webp', 1, now() from commodity where type = 8`,
  `insert into simulation (id) values (1)`,
  `insert into media (kind, key, name, bytes, created_at, ready_at, duration_s)
     values ('film', 'film/1.mp4', '视频', 1, now(), now(), ${LENGTH_S})`,
  `insert into simulation_video (id, simulation_id, number, media_id) select 1, 1, 1, id from media`,
  `update person set is_platform_admin = true where nickname = '2-0'`,
];

/** @param {(text: string) => Promise<unknown>} query */
export async function plantSimulation(query) {
  for (const text of planted) await query(text);
}

/** @param {{ url: string, isOver: boolean }} at */
export function simulationHands(at) {
  const ask = speaker(at);

  /** Watches second by second; answers the last acknowledged position. */
  async function watch(token = '') {
    let positionS = 0;
    for (; !at.isOver; await sleep(BETWEEN_MS)) {
      const next = (positionS + 1) % LENGTH_S;
      const { data, key } = await ask(`${video}/position`, { videoId: 1, positionS: next }, token);
      if (data === undefined) throw new Error(`a position: ${key}`);
      positionS = next;
    }
    const { data } = await ask(`${video}/detail?id=1`, null, token);
    return { kept: positionS, found: data.positionS };
  }

  /** Sends each comment once, by people in turn; answers the acknowledged ones by id. */
  async function say(/** @type {string} */ name, /** @type {string[]} */ tokens) {
    /** @type {Map<number, string>} */
    const said = new Map();
    for (let nth = 0; !at.isOver; nth++, await sleep(BETWEEN_MS)) {
      const text = `${name} ${nth}`;
      const body = { videoId: 1, atMs: nth * 100, text, color: '#ffffff', place: 1 };
      const token = tokens[nth % tokens.length] ?? '';
      // A retry would send it twice, so an unacknowledged comment exists once or not at all.
      const answer = await askOnce(`${at.url}${bullets}`, body, token).catch(() => null);
      if (answer?.data) said.set(answer.data.bullet.id, text);
    }
    return said;
  }

  /** Schools apply one after the other and are approved; answers the names of both. */
  async function apply(/** @type {string} */ name, operator = '') {
    /** @type {string[]} */
    const applied = [];
    /** @type {string[]} */
    const opened = [];
    for (let nth = 0; !at.isOver; nth++, await sleep(BETWEEN_MS)) {
      const phone = `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
      const organisation = `${name} ${nth}`;
      const id = await sent(phone, organisation).catch(() => null);
      if (id === null) continue;
      applied.push(organisation);
      const path = `${calls}/manage/cloudTeach/v1/open`;
      // Retried until it is answered; repeating it approves nothing further.
      const { data, key } = await ask(path, { id }, operator, 'PUT');
      if (data === undefined) throw new Error(`opening: ${key}`);
      opened.push(organisation);
    }
    return { applied, opened };
  }

  /** The id of an application; null if it was not acknowledged. */
  async function sent(/** @type {string} */ phone, /** @type {string} */ organisation) {
    // Each from another IP address, as if from as many schools, so that no rate limit applies.
    const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const read = async (/** @type {string} */ path, /** @type {RequestInit} */ options = {}) =>
      (await fetch(`${at.url}${path}`, { headers, ...options })).json();
    await read(`${calls}/auth/v1/sms/vc?p=${phone}`);
    const { data } = await read('/sandbox/api/sms');
    const code = data.find((/** @type {{ phone: string }} */ one) => one.phone === phone)?.code;
    const body = JSON.stringify({ name: '人', position: '教师', organisation, phone, code });
    const answer = await read(`${calls}/cloud-teach/v1/apply`, { method: 'POST', body });
    return answer.data?.id ?? null;
  }

  return { watch, say, apply };
}

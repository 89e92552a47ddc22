/**
 * Teachers and learners who edit, publish, upload, download and discuss courses, at a server under
 * fault tests.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../setup/root.mjs';
import { courseBeginning, courseEditing, make } from './hands/courseHands.mjs';
import { calls, demander } from './hands/demand.mjs';
import { courseFileHands, mediaHands } from './hands/uploadHands.mjs';
import { askOnce, speaker } from './shop.mjs';

export const FILM = readFileSync(inRoot('apps/demo/films/action-potential.mp4'));
export const LESSON = readFileSync(inRoot('apps/demo/documents/ecg-reading.pdf'));

/** @typedef {import('./hands/demand.mjs').At} At */

/** @param {At} at */
export function makers(at) {
  const ask = speaker(at);
  const demand = demander(ask);
  return {
    ...courseBeginning(demand),
    ...courseEditing(at, ask, demand),
    ...courseFileHands(at, ask, demand),
    ...mediaHands(at, demand),
    talk: talker(at, ask),
    demand,
    make,
  };
}

/**
 * @param {At} at
 * @param {import('./hands/demand.mjs').Ask} ask
 */
function talker(at, ask) {
  /** Writes and changes each comment once; answers the acknowledged ones. */
  return async (/** @type {number} */ courseId, /** @type {string} */ token) => {
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
  };
}

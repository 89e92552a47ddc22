/** Teachers who upload and download files, at a server under fault tests. */
import { setTimeout as sleep } from 'node:timers/promises';
import { bearing } from '../../frame/signIn.mjs';
import { Stop } from '../../setup/say.mjs';
import { calls } from './demand.mjs';

const file = `${calls}/course/file/v1`;
const media = `${calls}/media/v1`;

/** @typedef {import('./demand.mjs').At} At */
/** @typedef {import('./demand.mjs').Ask} Ask */
/** @typedef {import('./demand.mjs').Demand} Demand */

/** Brings the parts of an upload, each until it is there. @param {At} at */
function partSender(at) {
  /**
   * @param {{ host: string, keyPrefix: string, partBytes: number,
   *   fields: { name: string, value: string }[] }} upload
   * @param {Buffer} bytes
   */
  return async (upload, bytes) => {
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
  };
}

/**
 * @param {At} at
 * @param {Ask} ask
 * @param {Demand} demand
 */
export function courseFileHands(at, ask, demand) {
  const send = partSender(at);

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

  return { bringCourse, fetchCourse };
}

/**
 * @param {At} at
 * @param {Demand} demand
 */
export function mediaHands(at, demand) {
  const send = partSender(at);

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

  const isReady = async (/** @type {number} */ mediaId, /** @type {string} */ token) => {
    const [one] = await demand(`${media}/some?ids=${mediaId}`, null, token);
    return one?.state === 'ready';
  };

  return { bringMedia, isReady };
}

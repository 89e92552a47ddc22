/** A teacher of a new school who uploads files as the browser does and makes slides of them. */
import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MediaShown, MediaUpload } from '@cheese/domain/contract/learning/media';
import type { MadeSlide } from '@cheese/domain/contract/slides/slideMaking';
import type { TileSource } from '@cheese/domain/contract/slides/shapes/tileSource';
import { plantSchool } from '../../faults/hands/courseRows.mjs';
import { freshDataDir, startOurs } from '../../frame/ourServer.mjs';
import { startPostgres } from '../../postgres/postgres.mjs';
import { Stop } from '../../setup/say.mjs';

/** No more often than a waiting page polls. */
const LOOK_MS = 50;
const sheet = {
  title: '切片',
  titleEn: '',
  summary: '',
  material: '',
  source: '',
  organ: '',
  field: 1,
  system: null,
  stain: 1,
  isShown: true,
  folderId: null,
};

export async function startBringing() {
  const postgres = await startPostgres();
  const house = { databaseUrl: postgres.url, dataDir: freshDataDir() };
  const server = await startOurs(house);
  const { teachers } = await plantSchool(house, { teachers: 1, learners: 0 });
  const authorization = `Bearer ${teachers[0] ?? ''}`;

  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
    const said = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${server.calls}/${path}`, said);
    const { data, message } = (await answer.json()) as { data: T; message: string };
    if (!answer.ok) throw new Stop(`${path}: ${message}`);
    return data;
  }

  async function sendPart(upload: MediaUpload, number: number, bytes: Buffer) {
    const form = new FormData();
    form.set('key', `${upload.keyPrefix}${number}`);
    for (const { name, value } of upload.fields) form.set(name, value);
    form.set('file', new Blob([Uint8Array.from(bytes)]), 'blob');
    const answer = await fetch(`${server.url}${upload.host}`, { method: 'POST', body: form });
    if (!answer.ok) throw new Stop(`part ${number}: ${answer.status} ${await answer.text()}`);
  }

  /** Uploads all parts in order. */
  async function bring(path: string, name: string): Promise<number> {
    const file = await open(path);
    const { size: bytes } = await file.stat();
    const fingerprint = `bench:${bytes}:${Date.now()}`;
    const begun = { name, bytes, kind: 'slide', fingerprint };
    const upload = await ask<MediaUpload>('POST', 'media/v1/upload/begin', begun);
    const part = Buffer.alloc(upload.partBytes);
    for (let number = 1, at = 0; at < bytes; number += 1) {
      const { bytesRead } = await file.read(part, 0, part.length, at);
      await sendPart(upload, number, part.subarray(0, bytesRead));
      at += bytesRead;
    }
    await file.close();
    return upload.media.id;
  }

  /** From the end of the upload until a slide can be made of the file. */
  async function finish(mediaId: number) {
    await ask('PUT', 'media/v1/upload/finish', { mediaId });
    for (;;) {
      const [one] = await ask<MediaShown[]>('GET', `media/v1/some?ids=${mediaId}`);
      if (one?.state === 'ready') return;
      if (one?.state === 'failed') throw new Stop(`No slide was made: ${one.failure}`);
      await sleep(LOOK_MS);
    }
  }

  /** The requests of a viewer until its first tile has arrived. */
  async function firstTile(mediaId: number) {
    const { id } = await ask<MadeSlide>('POST', 'slide-making/v1', { ...sheet, mediaId });
    const asked = `slide-library/v1/slide/tile-source?slideId=${id}`;
    const { tileAddress, levels } = await ask<TileSource>('GET', asked);
    const level = String(levels[levels.length - 1]?.level ?? 0);
    const path = tileAddress.replace('{level}', level).replace(/\{(column|row)\}/g, '1');
    const answer = await fetch(`${server.url}${path}`);
    if (!answer.ok) throw new Stop(`The tile answers ${answer.status}.`);
    await answer.arrayBuffer();
  }

  const stop = async () => {
    await server.stop();
    await postgres.stop();
  };
  return { bring, finish, firstTile, stop };
}

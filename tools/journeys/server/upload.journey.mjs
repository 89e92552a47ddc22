import assert from 'node:assert/strict';
import { request } from 'node:http';
import { describe, it } from 'node:test';
import { ask, phones, signIn } from './centre.mjs';
import { copyPlanted } from './planted.mjs';
import { freshDataDir, startServer, until } from './serverProcess.mjs';

const partBytes = 8 * 1024 ** 2;
const fileName = '心肺复苏操作规范.pdf';
const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(partBytes + 500, 7)]);

/**
 * @typedef {{ host: string, keyPrefix: string, uploadId: string, receivedParts: number[],
 *   fields: { name: string, value: string }[] }} Permitted
 */

/**
 * @param {string} url
 * @param {string} token
 * @param {string} [uploadId]
 * @returns {Promise<Permitted>}
 */
async function permit(url, token, uploadId) {
  const query = new URLSearchParams({
    fileName,
    bytes: String(content.length),
    ...(uploadId && { uploadId }),
  });
  return (await ask({ url, token }, `GET resource/v1/oss?${query}`)).data;
}

/**
 * @param {Permitted} given
 * @param {number} part
 */
function formOf(given, part) {
  const form = new FormData();
  form.append('key', `${given.keyPrefix}${part}`);
  for (const { name, value } of given.fields) form.append(name, value);
  const piece = content.subarray((part - 1) * partBytes, part * partBytes);
  form.append('file', new Blob([piece]));
  return form;
}

/**
 * @param {string} url
 * @param {Permitted} given
 * @param {number} part
 */
const send = (url, given, part) =>
  fetch(`${url}${given.host}`, { method: 'POST', body: formOf(given, part) });

/**
 * Begins to send a part and stops in the middle, with the connection still open.
 * @param {string} url
 * @param {Permitted} given
 */
async function sendHalf(url, given) {
  const whole = new Response(formOf(given, 1));
  const type = whole.headers.get('content-type') ?? '';
  const body = Buffer.from(await whole.arrayBuffer());
  const half = request(`${url}${given.host}`, {
    method: 'POST',
    headers: { 'content-type': type, 'content-length': body.length },
  });
  half.on('error', () => undefined);
  await new Promise((done) => half.write(body.subarray(0, body.length / 2), done));
}

describe('a server that is killed with -9 in the middle of an upload', () => {
  it('has kept the parts that were whole and nothing of the other, and the upload goes on', async (test) => {
    const DATA_DIR = copyPlanted(freshDataDir(test));
    const first = await startServer(test, { DATA_DIR, SEED: 'demo' });
    await first.ready();
    const token = await signIn(first.url, phones.manager);
    const given = await permit(first.url, token);
    assert.equal((await send(first.url, given, 2)).status, 204);
    await sendHalf(first.url, given);
    first.child.kill('SIGKILL');
    await first.ended;

    const second = await startServer(test, { DATA_DIR, SEED: 'demo' });
    await second.ready();
    const again = await permit(second.url, token, given.uploadId);
    assert.deepEqual(again.receivedParts, [2]);
    const resource = {
      title: '心肺复苏操作规范',
      summary: '',
      category: 2,
      topic: 9,
      kind: 4,
      html: '',
      groundState: 1,
      uploadIds: [given.uploadId],
    };
    const by = { url: second.url, token };
    const early = await ask(by, 'POST resource/v1', resource);
    assert.equal(early.key, 'upload.incomplete');
    await until(async () => (await send(second.url, again, 1)).status === 204, 5_000);
    const { data } = await ask(by, 'POST resource/v1', resource);
    const one = await ask(by, `GET resource/v1/one?id=${data.id}`);
    const served = await fetch(`${second.url}${one.data.files[0].url}`);
    assert.ok(content.equals(Buffer.from(await served.arrayBuffer())));
  });
});

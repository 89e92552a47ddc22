import assert from 'node:assert/strict';
import { it } from 'node:test';
import writeWorkbook from 'write-excel-file/node';
import { ask, centreOf } from './centre.mjs';
import { until } from './serverProcess.mjs';

/** @typedef {import('./centre.mjs').By} By */

const calls = 'smreds/question/v1/import';
const ROWS = 10_000;
const [FAILED, DONE] = [4, 3];
/** The lease of a worker that saves, plus some margin. */
const PATIENCE_MS = 30_000;

const heads = ['题型', '题干', '选项A', '选项B', '正确答案', '资源类型', '主题', '难度'];

/** @param {number} at */
const question = (at) => [
  '单选题',
  `第 ${at} 次演练：发现有人倒地，应先做什么？`,
  '确认现场安全',
  '立即搬动',
  'A',
  '急救知识',
  '心肺复苏',
  '容易',
];

/**
 * Uploads the spreadsheet; nothing of it is saved yet.
 * @param {By} by
 * @returns {Promise<number>} the number of the import
 */
async function preview(by) {
  const rows = [heads, ...Array.from({ length: ROWS }, (_, at) => question(at + 1))];
  const data = rows.map((cells) => cells.map((value) => ({ value })));
  const sheet = await writeWorkbook([{ sheet: '题目', data }]).toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(sheet)]), '演练题目.xlsx');
  const answer = await ask(by, `POST ${calls}/preview`, form);
  assert.equal(answer.data.ready, ROWS);
  return answer.data.importId;
}

/** @param {By} by */
const total = async (by) => (await ask(by, 'GET smreds/question/v1/list')).data.total;

/** @param {By} by @param {number} importId */
const stateOf = async (by, importId) =>
  (await ask(by, `GET ${calls}/state?importId=${importId}`)).data;

/**
 * Sends polls without waiting for their answers, because one that arrives a moment too early waits
 * for the whole import.
 * @param {By} by
 * @param {number} importId
 */
async function inTheMiddle(by, importId) {
  let isThere = false;
  const look = async () => {
    const { done } = await stateOf(by, importId);
    if (done > 0 && done < ROWS) isThere = true;
  };
  await until(async () => {
    look().catch(() => undefined);
    return isThere;
  }, PATIENCE_MS);
}

it('killed with -9 in the middle of an import, the server has saved nothing of it, and saves it when asked again', async (test) => {
  const open = centreOf(test);
  const first = await open();
  const importId = await preview(first.manager);
  const before = await total(first.manager);
  ask(first.manager, `POST ${calls}/confirm`, { importId }).catch(() => undefined);
  await inTheMiddle(first.manager, importId);
  await first.kill();

  const { manager } = await open();
  assert.equal(await total(manager), before);
  await until(async () => (await stateOf(manager, importId)).state === FAILED, PATIENCE_MS);
  const { data } = await ask(manager, `POST ${calls}/confirm`, { importId });
  assert.deepEqual(data, { state: DONE, done: ROWS, total: ROWS, failure: null });
  assert.equal(await total(manager), before + ROWS);
  // Answered from the stored result, and not saved twice.
  assert.deepEqual((await ask(manager, `POST ${calls}/confirm`, { importId })).data, data);
  assert.equal(await total(manager), before + ROWS);
});

import { chmodSync, copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Convert, findSoffice, libreOffice } from '../../../ports/converter';
import { bareFiles } from '../../../testing/files/bareFiles';
import { makeOldDocument } from '../../../testing/files/makeCompound';
import { makeOffice, makeOle, makeZip } from '../../../testing/files/makeDocuments';
import { useCentre } from '../../../testing/useCentre';
import { runNextJob } from '../../base/job/job.run';
import { resourceJobs } from './resource.jobs';
import { uploadFile, written } from '../../../testing/files/bringFiles';
import { uploadRoutes } from '../../base/upload/upload.routes';
import { resourceRoutes } from './resource.routes';

const test = useCentre({ emergency: [resourceRoutes], aside: [uploadRoutes] });
const GB = 1024 ** 3;
const bin = mkdtempSync(join(tmpdir(), 'cheese-soffice-'));
copyFileSync(join(__dirname, '../../../testing/files/fakeSoffice.mjs'), join(bin, 'soffice'));
chmodSync(join(bin, 'soffice'), 0o755);
afterAll(() => rmSync(bin, { recursive: true, force: true }));

const within = (timeMs: number) =>
  libreOffice(findSoffice(bin) ?? 'none', { timeMs, memoryBytes: 2 * GB, fileBytes: 1024 ** 2 });
const [patient, hasty] = [within(60_000), within(1_000)];

const shop = (convert: Convert | null) => {
  const { clock, storage } = test.app.services;
  return { db: test.database.db, clock, storage, files: { ...bareFiles, convert } };
};

const work = (convert: Convert | null = patient, stopping = new AbortController().signal) =>
  runNextJob({ ...shop(convert), log: test.app.log, stopping }, resourceJobs(shop(convert)));

const doing = (way: string) => Buffer.concat([makeOle('WordDocument'), Buffer.from(`does:${way}`)]);

async function upload(name: string, content: Uint8Array) {
  const uploadIds = [await uploadFile(test, 'manager', name, content)];
  const made = await test.as('manager', 'POST resource/v1', { ...written, uploadIds });
  return (made.body.data as { id: number }).id;
}

interface Shown {
  id: number;
  conversion: number;
  failure: string | null;
  previewUrl: string | null;
  url: string;
}

async function shown(id: number): Promise<Shown | undefined> {
  const { body } = await test.as('trainee', `GET resource/v1/one?id=${id}`);
  return (body.data as { files: Shown[] }).files[0];
}

it('knows where LibreOffice is, and where it is not', () => {
  expect(findSoffice(`/nowhere:${bin}`)).toBe(join(bin, 'soffice'));
  expect(findSoffice('/nowhere')).toBeNull();
});

it('a document waits, is converted, and is shown under its own name', async () => {
  const id = await upload('应急预案.doc', doing('well'));
  expect(await shown(id)).toMatchObject({ conversion: 1, previewUrl: null });
  expect(await work()).toBe(true);
  const file = await shown(id);
  expect(file).toMatchObject({ conversion: 3, failure: null });
  const { headers, body } = await test.app.inject({ url: file?.previewUrl ?? '' });
  expect(body).toBe('%PDF-1.7\nconverted');
  expect(headers['content-disposition']).toContain(encodeURIComponent('应急预案.pdf'));
  expect(await work()).toBe(false);
});

const lockedOld = (kind: 'doc' | 'xls' | 'ppt') =>
  Buffer.concat([makeOldDocument(kind, true), Buffer.from('does:fails')]);
const claimingMuch = makeOffice('docx', 0xfffffff0);

it.each([
  ['fails', '坏.doc', doing('fails'), '文档已损坏或内容无法识别'],
  ['hangs', '慢.doc', doing('hangs'), '转换超时'],
  ['eats the memory', '大.doc', doing('eats'), '文档已损坏或内容无法识别'],
  ['writes nothing', '空.doc', doing('nothing'), '转换未生成结果'],
  ['writes no PDF', '错.doc', doing('rubbish'), '转换未生成结果'],
  ['meets a lock', '密.docx', makeOle('EncryptedPackage'), '文档设有密码，无法在线预览'],
  ['meets a lock of the old kind', '密.doc', lockedOld('doc'), '文档设有密码，无法在线预览'],
  ['meets one on tables', '密.xls', lockedOld('xls'), '文档设有密码，无法在线预览'],
  ['meets one on slides', '密.ppt', lockedOld('ppt'), '文档设有密码，无法在线预览'],
  ['meets a bomb', '弹.docx', claimingMuch, '文档解压后过大，无法在线预览'],
])(
  'a conversion that %s ends as failed, and harms nothing',
  async (way, name, content, failure) => {
    const id = await upload(name, content);
    await work(way === 'hangs' ? hasty : patient);
    const file = await shown(id);
    expect(file).toMatchObject({ conversion: 4, failure, previewUrl: null });
    expect((await test.app.inject({ url: file?.url ?? '' })).statusCode).toBe(200);
    expect(readdirSync(test.app.services.storage.scratch)).toEqual([]);
    const next = await upload('好.docx', makeOffice('docx'));
    await work();
    expect((await shown(next))?.conversion).toBe(3);
  },
  60_000,
);

it('where nothing is installed, a document is only downloaded, and converted once there is', async () => {
  const id = await upload('预案.xlsx', makeOffice('xlsx'));
  await work(null);
  const file = await shown(id);
  expect(file).toMatchObject({ conversion: 5, previewUrl: null });
  const again = { fileId: file?.id };
  const call = 'PUT smreds/resource/v1/convert';
  expect((await test.as('otherManager', call, again)).status).toBe(404);
  expect((await test.as('trainee', call, again)).status).toBe(403);
  expect((await test.as('manager', call, again)).status).toBe(200);
  expect((await test.as('manager', call, again)).body['key']).toBe('resource.notConvertible');
  await work();
  expect((await shown(id))?.conversion).toBe(3);
});

it('a server that stops gives its job back, for another to do', async () => {
  const id = await upload('慢.doc', doing('hangs'));
  const stop = new AbortController();
  const working = work(patient, stop.signal);
  stop.abort();
  await working;
  expect(await shown(id)).toMatchObject({ failure: null });
  expect(readdirSync(test.app.services.storage.scratch)).toEqual([]);
  await work(hasty);
  expect(await shown(id)).toMatchObject({ conversion: 4, failure: '转换超时' });
});

it('an archive that calls itself a document is none', async () => {
  const zip = makeZip([{ name: 'a.txt', content: 'x' }]);
  const uploadIds = [await uploadFile(test, 'manager', '假.docx', zip)];
  const made = await test.as('manager', 'POST resource/v1', { ...written, uploadIds });
  expect(made.body['key']).toBe('file.wrongContent');
});

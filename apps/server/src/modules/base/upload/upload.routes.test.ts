import type { UploadParameters } from '@cheese/domain/contract/base/shapes/upload';
import { sendForm } from '../../../testing/calls/sendForm';
import { useTestApp } from '../../../testing/useTestApp';
import { uploadBytesADay } from '../limit/limit.rules';
import { permitUpload } from './upload.service';
import { signPolicy } from './upload.policy';
import { insertBrought } from './upload.store';
import { uploadBrought } from './upload.tables';
import { openRoutes } from './open.routes';
import { uploadRoutes } from './upload.routes';

const test = useTestApp({ modules: { main: [openRoutes], aside: [uploadRoutes] } });
const oss = 'GET /doctor-cheese/open/v1/oss';

beforeEach(() =>
  test.given({
    people: [{ nickname: '学员' }, { nickname: '教师' }],
    organisations: [{}],
    memberships: [{ personId: 2, role: 2 }],
  }),
);

const permit = async (kind: string, personId = 1) =>
  test.ask(`${oss}?kind=${kind}`, undefined, { token: await test.signIn(personId) });

async function permitted(kind: string, personId = 1): Promise<UploadParameters> {
  return (await permit(kind, personId)).body.data as UploadParameters;
}

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const bringBefore = (key: string, bytes: number) =>
  insertBrought(test.database.db, { key, bytes, at: test.clock.now() });

interface Sent {
  key?: string;
  /** A field that is sent once more. */
  twice?: string;
  bytes?: Uint8Array | string;
  fields?: Record<string, string>;
}

/** As a browser does it: `key`, the signed fields, then the file. */
function upload(given: UploadParameters, { key, twice, bytes = png, fields = {} }: Sent = {}) {
  const signed = Object.fromEntries(given.fields.map(({ name, value }) => [name, value]));
  const all = { key: key ?? `${given.keyPrefix}ecg.png`, ...signed, ...fields };
  return sendForm(test, given.host, {
    fields: all,
    again: Object.entries(all).filter(([name]) => name === twice),
    file: { bytes, name: '心电图.png' },
  });
}

describe('open/v1/oss', () => {
  it('permits files of a kind for a quarter of an hour, under a prefix of their own', async () => {
    const [one, other] = [await permitted('image'), await permitted('image')];
    expect(one).toMatchObject({
      host: '/storage',
      maxBytes: 20 * 1024 ** 2,
      suffixes: ['png', 'jpg', 'jpeg', 'gif'],
      expiresAt: test.clock.time.getTime() + 900_000,
    });
    expect(one.keyPrefix).toMatch(/^upload\/main\/1\/image\/[\w-]{36}\/$/);
    expect(other.keyPrefix).not.toBe(one.keyPrefix);
  });

  it.each([
    ['video', 1, 403],
    ['specimen', 1, 403],
    ['document', 1, 200],
    ['audio', 1, 200],
    ['video', 2, 200],
    ['specimen', 2, 200],
    ['program', 2, 400],
  ])('answers %s for person %d with %d', async (kind, personId, status) => {
    expect((await permit(kind, personId)).status).toBe(status);
  });

  it('permits nothing to strangers', async () => {
    expect((await test.ask(`${oss}?kind=image`)).status).toBe(401);
  });
});

describe('a permitted upload', () => {
  it('is stored and served under its key for ever, as what it is and no more', async () => {
    const given = await permitted('image');
    expect((await upload(given)).status).toBe(204);
    const served = await test.app.inject({ url: `/storage/${given.keyPrefix}ecg.png` });
    expect(served.rawPayload.equals(png)).toBe(true);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable') as string,
    });
  });

  it('is signed with one secret by all nodes', async () => {
    const first = await permitted('image');
    const second = await permitted('image');
    expect([(await upload(first)).status, (await upload(second)).status]).toEqual([204, 204]);
  });

  it('may be several files, but none twice', async () => {
    const given = await permitted('image');
    expect((await upload(given)).status).toBe(204);
    expect((await upload(given, { key: `${given.keyPrefix}2.png` })).status).toBe(204);
    const again = await upload(given, { bytes: Buffer.concat([png, png]) });
    expect(again).toMatchObject({ status: 409, body: { message: '同名文件已上传' } });
    const kept = await test.app.services.storage.find(`${given.keyPrefix}ecg.png`);
    expect(kept?.bytes).toBe(png.length);
  });

  it('may be a file in parts, numbered, for whoever puts them together', async () => {
    const { database, clock } = test;
    const { storage } = test.app.services;
    const person = { id: 2, sessionId: 1, roles: [], organisationId: null };
    const given = await permitUpload(
      database.db,
      { person, clock, storage, caller: { service: 'emergency' } },
      { keyPrefix: 'parts/7/', maxBytes: 1000, suffixes: [], lastPart: 2 },
    );
    expect((await upload(given, { key: 'parts/7/1', bytes: 'any' })).status).toBe(204);
    expect((await upload(given, { key: 'parts/7/x.html', bytes: 'any' })).status).toBe(403);
    expect((await upload(given, { key: 'parts/7/3', bytes: 'any' })).status).toBe(403);
    expect((await upload(given, { key: 'parts/7/2', bytes: '' })).status).toBe(400);
    expect((await upload(given, { key: 'parts/7/2', bytes: 'x'.repeat(1001) })).status).toBe(413);
  });
});

describe('an upload is refused', () => {
  it('without a signature, or with somebody else’s', async () => {
    const given = await permitted('image');
    const unsigned = { ...given, fields: [] };
    const forged = signPolicy('a secret of my own', {
      service: 'main',
      personId: 1,
      keyPrefix: given.keyPrefix,
      maxBytes: 1e12,
      suffixes: ['html'],
      expiresAt: given.expiresAt,
    });
    for (const answered of [await upload(unsigned), await upload(given, { fields: { ...forged } })])
      expect(answered).toMatchObject({ status: 403, body: { key: 'upload.unsigned' } });
  });

  it('with a policy that somebody changed', async () => {
    const given = await permitted('image');
    const policy = given.fields.find(({ name }) => name === 'policy')?.value ?? '';
    const wider = JSON.parse(Buffer.from(policy, 'base64url').toString()) as object;
    const changed = Buffer.from(JSON.stringify({ ...wider, maxBytes: 1e12 })).toString('base64url');
    expect(await upload(given, { fields: { policy: changed } })).toMatchObject({
      body: { key: 'upload.unsigned' },
    });
  });

  it('once the permission has expired', async () => {
    const given = await permitted('image');
    test.clock.pass(900);
    expect(await upload(given)).toMatchObject({
      status: 403,
      body: { message: '上传凭证已过期，请重新上传' },
    });
  });

  it.each([
    ['elsewhere.png', 403, 'upload.wrongKey'],
    ['<prefix>../../avatar/x.png', 403, 'upload.wrongKey'],
    ['<prefix>deep/x.png', 403, 'upload.wrongKey'],
    ['<prefix>心电图.png', 403, 'upload.wrongKey'],
    ['<prefix>x.html', 400, 'call.invalid'],
    ['<prefix>x.svg', 400, 'call.invalid'],
    ['<prefix>x.pdf', 400, 'call.invalid'],
  ])('under the name %s', async (name, status, key) => {
    const given = await permitted('image');
    const answered = await upload(given, { key: name.replace('<prefix>', given.keyPrefix) });
    expect(answered).toMatchObject({ status, body: { key } });
  });

  it.each([
    ['<html>', 'image', 'x.png'],
    ['', 'image', 'x.png'],
    ['GIF89a', 'image', 'x.png'],
    ['MZ\u0090', 'document', 'x.pdf'],
    ['%PDF-1.7', 'document', 'x.docx'],
    ['ID3', 'audio', 'x.wav'],
  ])('where %j calls itself %s %s', async (bytes, kind, name) => {
    const given = await permitted(kind);
    const answered = await upload(given, { key: given.keyPrefix + name, bytes });
    expect(answered).toMatchObject({ status: 400, body: { key: 'file.wrongContent' } });
    expect(await test.app.services.storage.find(given.keyPrefix + name)).toBeNull();
  });

  it('where a file is larger than permitted', async () => {
    const given = await permitted('image');
    const bytes = Buffer.concat([png, Buffer.alloc(20 * 1024 ** 2)]);
    expect(await upload(given, { bytes })).toMatchObject({
      status: 413,
      body: { message: '文件不能超过 20 MB', field: 'file' },
    });
  });

  it.each(['key', 'policy'])('where its %s comes twice', async (name) => {
    const given = await permitted('image');
    const answered = await upload(given, { twice: name });
    expect(answered).toMatchObject({ status: 400, body: { key: 'call.invalid' } });
  });

  it('once a person has brought as much as a day allows, until the next one', async () => {
    await bringBefore('upload:main:1', uploadBytesADay.learner - 50);
    await bringBefore('upload:main:2', uploadBytesADay.learner);
    const refused = await upload(await permitted('image'));
    expect(refused).toMatchObject({
      status: 429,
      body: { message: '您今日上传的文件总量已达上限，请明天再试' },
    });
    expect((await upload(await permitted('image', 2))).status).toBe(204);
    test.clock.pass(86_401);
    expect((await upload(await permitted('image'))).status).toBe(204);
  });

  it('and what was refused counts for nothing', async () => {
    const given = await permitted('image');
    await upload(given, { bytes: '<html>' });
    expect(await test.database.db.$count(uploadBrought)).toBe(0);
    await upload(given);
    const [kept] = await test.database.db.select().from(uploadBrought);
    expect(kept?.bytes).toBeGreaterThanOrEqual(png.length);
    expect(kept?.bytes).toBeLessThan(2000);
  });

  it('without a file', async () => {
    const given = await permitted('image');
    const fields = Object.fromEntries(given.fields.map(({ name, value }) => [name, value]));
    expect(await sendForm(test, given.host, { fields })).toMatchObject({
      status: 400,
      body: { key: 'file.missing' },
    });
  });
});

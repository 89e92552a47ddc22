import { makeOffice, makeOle, makePicture } from '../../../testing/files/makeDocuments';
import { who, type Who } from '../../../testing/given/twoCentres';
import { useCentre } from '../../../testing/useCentre';
import {
  uploadFile,
  ossUrl,
  type Permitted,
  permitted,
  sendPart,
  written,
} from '../../../testing/files/bringFiles';
import { uploadRoutes } from '../../base/upload/upload.routes';
import { resourceRoutes } from './resource.routes';

const test = useCentre({ emergency: [resourceRoutes], aside: [uploadRoutes] });
const MB = 1024 ** 2;
const pdf = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 7)]);

const make = (changes: object, as: Who = 'manager') =>
  test.as(as, 'POST resource/v1', { ...written, ...changes });
const partsLeft = () => test.app.services.storage.list(`upload/emergency/${who.manager}/part/`);

describe('resource/v1/oss', () => {
  it.each([
    ['manager', 200],
    ['otherManager', 200],
    ['platformAdmin', 200],
    ['trainee', 403],
    ['stray', 403],
    ['visitorOfMain', 401],
  ] as const)('answers %s with %d', async (name, status) => {
    expect((await test.as(name, ossUrl('急救.pdf', 10))).status).toBe(status);
  });

  it.each([
    ['急救.pdf', 200 * MB, 200],
    ['急救.pdf', 200 * MB + 1, 413],
    ['封面.JPG', 20 * MB + 1, 413],
    ['录像.mp4', 2048 * MB, 200],
    ['录音.wav', 200 * MB + 1, 413],
    ['网页.html', 10, 400],
    ['图.svg', 10, 400],
    ['程序.exe', 10, 400],
    ['宏.docm', 10, 400],
    ['压缩.zip', 10, 400],
    ['标本.kfbzm', 10, 400],
    ['模型.fbx', 10, 400],
    ['双重.pdf.exe', 10, 400],
    ['.pdf', 10, 400],
    ['空.pdf', 0, 400],
  ])('answers %s of %d bytes with %d', async (name, bytes, status) => {
    expect((await test.as('manager', ossUrl(name, bytes))).status).toBe(status);
  });

  it('permits the parts that a file has, none larger and none more', async () => {
    const given = await permitted(test, 'manager', '急救.pdf', 100);
    expect((await sendPart(test, given, 2, pdf(20))).status).toBe(403);
    expect((await sendPart(test, given, '1.html', pdf(20))).status).toBe(403);
    expect((await sendPart(test, given, 1, pdf(8 * MB + 1))).status).toBe(413);
    expect((await sendPart(test, given, 1, pdf(100))).status).toBe(204);
  });

  it('goes on where a line broke, and asks again for a part of the wrong size', async () => {
    const content = pdf(8 * MB + 200);
    const given = await permitted(test, 'manager', '急救.pdf', content.length);
    expect(given).toMatchObject({ partBytes: 8 * MB, receivedParts: [] });
    await sendPart(test, given, 1, content.subarray(0, 100));
    await sendPart(test, given, 2, content.subarray(8 * MB));
    const asked = ossUrl('急救.pdf', content.length, given.uploadId);
    const again = (await test.as('manager', asked)).body.data as Permitted;
    expect(again).toMatchObject({ uploadId: given.uploadId, receivedParts: [2] });
    expect(await make({ uploadIds: [given.uploadId] })).toMatchObject({
      status: 409,
      body: { key: 'upload.incomplete' },
    });
    await sendPart(test, again, 1, content.subarray(0, 8 * MB));
    expect((await make({ uploadIds: [given.uploadId] })).status).toBe(200);
  });

  it('goes on for nobody else, with no other file, and not for ever', async () => {
    const { uploadId } = await permitted(test, 'manager', '急救.pdf', 100);
    const ask = (as: Who, name = '急救.pdf', bytes = 100) =>
      test.as(as, ossUrl(name, bytes, uploadId));
    expect((await ask('otherManager')).body['key']).toBe('upload.notFound');
    expect((await ask('manager', '别的.pdf')).body['key']).toBe('upload.changed');
    expect((await ask('manager', '急救.pdf', 101)).body['key']).toBe('upload.changed');
    test.clock.pass(86_400);
    expect((await ask('manager')).status).toBe(401);
    expect((await make({ uploadIds: [uploadId] })).status).toBe(401);
  });

  it.each([
    ['假的.pdf', '<html><script>alert(1)</script></html>'],
    ['假的.mp4', '%PDF-1.7'],
    ['假的.docx', 'MZ'],
    ['假的.doc', '<html>'],
  ])(
    'refuses %s that begins with %j once its first part is there, by its name',
    async (...file) => {
      const [name, begin] = file;
      const content = Buffer.concat([Buffer.from(begin), Buffer.alloc(20 * MB)]);
      const given = await permitted(test, 'manager', name, content.length);
      await sendPart(test, given, 1, content.subarray(0, 8 * MB));
      const again = await test.as('manager', ossUrl(name, content.length, given.uploadId));
      expect(again).toMatchObject({
        status: 400,
        body: { key: 'file.wrongContent', message: `“${name}”：文件内容与格式不符，请重新选择` },
      });
      expect(await partsLeft()).toEqual([]);
      expect((await make({ uploadIds: [given.uploadId] })).body['key']).toBe('upload.notFound');
    },
  );

  it.each([
    ['预案.docx', makeOffice('docx')],
    ['上锁.docx', makeOle('EncryptedPackage')],
    ['预案.doc', makeOle('WordDocument')],
    ['预案.pdf', pdf(100)],
  ])('goes on with %s, which begins as it should', async (name, content) => {
    const given = await permitted(test, 'manager', name, content.length);
    await sendPart(test, given, 1, content);
    const again = await test.as('manager', ossUrl(name, content.length, given.uploadId));
    expect(again).toMatchObject({ status: 200, body: { data: { receivedParts: [1] } } });
  });

  it('a cancelled upload leaves nothing behind, and only its own person cancels it', async () => {
    const given = await permitted(test, 'manager', '急救.pdf', 100);
    await sendPart(test, given, 1, pdf(100));
    const cancel = `DELETE smreds/resource/v1/upload?uploadId=${given.uploadId}`;
    const { storage } = test.app.services;
    expect((await test.as('otherManager', cancel)).status).toBe(200);
    expect(await storage.list(given.keyPrefix)).toHaveLength(1);
    expect((await test.as('manager', cancel)).status).toBe(200);
    expect(await storage.list(given.keyPrefix)).toEqual([]);
    expect((await make({ uploadIds: [given.uploadId] })).body['key']).toBe('upload.notFound');
  });
});

describe('resource/v1 puts parts together', () => {
  it('gives the file back byte for byte, under its Chinese name', async () => {
    const content = pdf(9 * MB);
    const { body } = await make({
      uploadIds: [await uploadFile(test, 'manager', '急救 (1).pdf', content)],
    });
    const { id } = body.data as { id: number };
    const one = (await test.as('trainee', `GET resource/v1/one?id=${id}`)).body.data;
    const [file] = (one as { files: { url: string; fileName: string }[] }).files;
    expect(file).toMatchObject({ fileName: '急救 (1).pdf', bytes: 9 * MB, conversion: null });
    const served = await test.app.inject({ url: file?.url ?? '' });
    expect(served.rawPayload.equals(content)).toBe(true);
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''%E6%80%A5%E6%95%91%20%281%29.pdf",
    });
    expect(await partsLeft()).toEqual([]);
  });

  it('hands out a part of a film where a player asks for one', async () => {
    const film = Buffer.concat([
      Buffer.from('\0\0\0\x18ftypisom', 'latin1'),
      Buffer.alloc(1000, 5),
    ]);
    const uploadIds = [await uploadFile(test, 'manager', '演示.mp4', film)];
    const { id } = (await make({ kind: 2, uploadIds })).body.data as { id: number };
    const one = (await test.as('trainee', `GET resource/v1/one?id=${id}`)).body.data;
    const url = (one as { files: { url: string }[] }).files[0]?.url ?? '';
    const served = await test.app.inject({ url, headers: { range: 'bytes=4-7' } });
    expect({ status: served.statusCode, body: served.body }).toEqual({ status: 206, body: 'ftyp' });
    expect(served.headers).toMatchObject({
      'content-range': 'bytes 4-7/1012',
      'content-type': 'video/mp4',
    });
  });

  it('a document is only downloaded, and a made-up name does not change what it is', async () => {
    const uploadIds = [await uploadFile(test, 'manager', '预案.docx', makeOffice('docx'))];
    const { id } = (await make({ uploadIds })).body.data as { id: number };
    const one = (await test.as('trainee', `GET resource/v1/one?id=${id}`)).body.data;
    const url = (one as { files: { url: string }[] }).files[0]?.url ?? '';
    const { headers } = await test.app.inject({ url });
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''.*\.docx$/);
    const renamed = await test.app.inject({ url: url.replace(/name=.*/, 'name=evil.exe') });
    expect(renamed.headers['content-disposition']).toBe('attachment');
  });

  it.each([
    ['假的.pdf', '<html><script>alert(1)</script></html>', 4, 'file.wrongContent'],
    ['假的.docx', 'PK\x03\x04 and no list', 4, 'file.wrongContent'],
    ['假的.mp4', '%PDF-1.7', 2, 'file.wrongContent'],
    ['假的.mp3', '<svg/>', 3, 'file.wrongContent'],
    ['残缺.png', '\x89PNG\r\n\x1a\n', 1, 'file.wrongContent'],
    ['残缺.jpg', '\xff\xd8\xff\xe0', 1, 'picture.unreadable'],
    ['残缺.gif', 'GIF89a', 1, 'picture.unreadable'],
    ['录音.mp3', 'ID3\x04', 4, 'resource.wrongFiles'],
    ['文档.pdf', '%PDF-1.7', 2, 'resource.wrongFiles'],
  ])('%s that holds %j is refused', async (name, text, kind, key) => {
    const uploadIds = [await uploadFile(test, 'manager', name, Buffer.from(text, 'latin1'))];
    const answered = await make({ kind, uploadIds });
    expect(answered.status).toBe(400);
    expect(answered.body['key']).toBe(key);
  });

  it('of several files, the wrong one is named', async () => {
    const right = Buffer.from('%PDF-1.7\n');
    const uploadIds = [
      await uploadFile(test, 'manager', '第一课.pdf', right),
      await uploadFile(test, 'manager', '假的.pdf', Buffer.from('<html></html>')),
      await uploadFile(test, 'manager', '第三课.pdf', right),
    ];
    expect((await make({ kind: 4, uploadIds })).body).toMatchObject({
      message: '“假的.pdf”：文件内容与格式不符，请重新选择',
    });
  });

  it('one upload is one file: of two at once one gets it', async () => {
    const uploadIds = [await uploadFile(test, 'manager', '急救.pdf', pdf(100))];
    const both = await Promise.all([make({ uploadIds }), make({ uploadIds })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await make({ uploadIds }, 'otherManager')).status).toBe(404);
  });

  it('the first picture becomes the cover, or the one that was brought for it', async () => {
    const picture = await makePicture('png');
    const own = [await uploadFile(test, 'manager', '图.png', picture)];
    const cover = await uploadFile(test, 'manager', '封面.jpg', await makePicture('jpeg', 64));
    await make({ kind: 1, uploadIds: own });
    await make({ kind: 1, html: '<p>正文</p>', coverUploadId: cover });
    await make({ kind: 1, html: '<p>正文</p>' });
    const list = (await test.as('manager', 'GET resource/v1/list-page')).body.data;
    const covers = (list as { list: { cover: string }[] }).list.map(({ cover: key }) => key);
    expect(covers.filter((key) => key.startsWith('resource/own-'))).toHaveLength(2);
    expect(new Set(covers).size).toBe(3);
    for (const key of covers) expect(await test.app.services.storage.find(key)).not.toBeNull();
  });
});

import sharp from 'sharp';
import { sendForm } from '../../../testing/calls/sendForm';
import { calls } from '../../../testing/calls/signingIn';
import { useTestApp } from '../../../testing/useTestApp';
import { uploadRoutes } from '../../base/upload/upload.routes';
import { userRoutes } from './user.routes';

const test = useTestApp({ modules: { main: [userRoutes], aside: [uploadRoutes] } });
const url = '/doctor-cheese/user/v1/my/avatar';

beforeEach(() => test.given({ people: [{ nickname: '小芝' }, { nickname: '小酪' }] }));

const blank = (width: number, height: number, background = '#0b7d6e') =>
  sharp({ create: { width, height, channels: 3, background } });

async function send(bytes: Uint8Array | string, name = '头像.png', personId = 1) {
  const token = await test.signIn(personId);
  const { status, body } = await sendForm(test, url, { file: { bytes, name }, token });
  return { status, body, avatar: (body.data as { avatar: string } | null)?.avatar ?? '' };
}

const serve = (avatar: string) => test.app.inject({ url: `/storage/${avatar}` });

describe('user/v1/my/avatar', () => {
  it('keeps a square of 256 pixels, served for ever as webp and nothing else', async () => {
    const { status, avatar } = await send(await blank(400, 300).png().toBuffer());
    expect(status).toBe(200);
    expect(avatar).toMatch(/^avatar\/[0-9a-f]{32}\.webp$/);
    const served = await serve(avatar);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const facts = await sharp(served.rawPayload).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 256, height: 256 });
    const token = await test.signIn(1);
    expect((await test.ask(calls.info, undefined, { token })).body.data).toMatchObject({ avatar });
  });

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('takes %s', async (format) => {
    expect((await send(await blank(64, 64).toFormat(format).toBuffer())).status).toBe(200);
  });

  it('turns a picture upright, and keeps nothing of what the camera wrote', async () => {
    // The left half is red; told to turn it a quarter clockwise, the top half is.
    const half = await blank(50, 100, '#ff0000').png().toBuffer();
    const lying = await blank(100, 100, '#0000ff')
      .composite([{ input: half, left: 0, top: 0 }])
      .withExif({ IFD0: { Copyright: '不公开' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { rawPayload } = await serve((await send(lying, '照片.jpg')).avatar);
    const { exif, orientation } = await sharp(rawPayload).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    expect(redAt(200, 30)).toBeGreaterThan(200);
    expect(redAt(30, 200)).toBeLessThan(50);
  });

  it('forgets the one before, and touches nobody else’s', async () => {
    const green = await blank(64, 64).png().toBuffer();
    const first = await send(green);
    const others = await send(green, 'a.png', 2);
    expect(others.avatar).not.toBe(first.avatar);
    const second = await send(await blank(64, 64, '#a85400').png().toBuffer());
    expect((await serve(first.avatar)).statusCode).toBe(404);
    expect((await serve(second.avatar)).statusCode).toBe(200);
    expect((await serve(others.avatar)).statusCode).toBe(200);
    expect((await send(await blank(64, 64, '#a85400').png().toBuffer())).avatar).toBe(
      second.avatar,
    );
    expect((await serve(second.avatar)).statusCode).toBe(200);
  });

  it.each([
    ['text', '我不是图片'],
    ['a web page', '<html><script>alert(1)</script></html>'],
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['nothing', ''],
    ['a web page behind the beginning of a png', '\x89PNG\r\n\x1a\n<html></html>'],
  ])('refuses %s, whatever it calls itself', async (_what, text) => {
    expect(await send(Buffer.from(text, 'latin1'), '头像.png')).toMatchObject({
      status: 400,
      body: { message: '无法识别该图片，请选择 PNG、JPEG、WebP 或 GIF 格式的图片' },
    });
  });

  it('refuses a picture of another kind behind a right name', async () => {
    const tiff = await blank(9, 9).tiff().toBuffer();
    expect((await send(tiff)).status).toBe(400);
  });

  it('refuses what is small on the way and huge once opened', async () => {
    const bomb = await blank(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(5 * 1024 ** 2);
    expect(await send(bomb)).toMatchObject({
      status: 400,
      body: { message: '图片尺寸过大，请选择较小的图片' },
    });
  });

  it('refuses more than 5 MB', async () => {
    expect(await send(new Uint8Array(5 * 1024 ** 2 + 1))).toMatchObject({
      status: 413,
      body: { message: '文件不能超过 5 MB', field: 'file' },
    });
  });

  it('refuses a form without a file, and strangers', async () => {
    const token = await test.signIn(1);
    expect(await sendForm(test, url, { token })).toMatchObject({ status: 400 });
    expect((await sendForm(test, url, { file: { bytes: '', name: 'a' } })).status).toBe(401);
  });
});

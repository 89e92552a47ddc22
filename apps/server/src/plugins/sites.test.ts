import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { useTestApp } from '../testing/useTestApp';

const folder = mkdtempSync(join(tmpdir(), 'cheese-sites-'));
const sites = { web: join(folder, 'web'), emergency: join(folder, 'emergency') };

const write = (site: string, name: string, text: string) => {
  mkdirSync(join(site, 'assets'), { recursive: true });
  mkdirSync(join(site, 'pages'), { recursive: true });
  writeFileSync(join(site, name), text);
  writeFileSync(join(site, `${name}.br`), brotliCompressSync(text));
};
for (const [name, site] of Object.entries(sites)) {
  write(site, 'index.html', `<title>${name}</title>`);
  write(site, 'assets/main-a1b2.js', `console.log('${name}')`);
  write(site, 'favicon.svg', '<svg/>');
}
const addresses = ['/', '/realTimeInfo', '/realTimeInfo/detail', '/univ/*', '/verify/:number'];
write(sites.web, 'addresses.json', JSON.stringify([...addresses, '/login', '/productList']));
write(sites.web, 'pages/index.html', '<title>web</title><h1>written home</h1>');
write(sites.web, 'pages/login.html', '<title>web</title><h1>written login</h1>');
write(sites.web, 'pages/productList.html', '<title>web</title><h1>written courses</h1>');
writeFileSync(join(folder, 'secret.txt'), 'outside of every site');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const test = useTestApp({ sites });

const browse = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('with an online chat', () => {
  const chatOrigin = 'https://chat.example.com';
  const chatting = useTestApp({ sites, chatOrigin });

  it('a page runs the chat’s scripts, too, and nobody else’s', async () => {
    const { headers } = await chatting.app.inject({ url: '/', headers: { accept: 'text/html' } });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${chatOrigin};`);
    expect(policy).toContain(`connect-src 'self' ${chatOrigin};`);
  });
});

describe('where Alipay is paid by', () => {
  const paying = useTestApp({ sites });
  const framesOf = async ({ app }: typeof test) => {
    const { headers } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
    return /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  };

  it('a page frames Alipay’s till, and nobody else’s page', async () => {
    const frames = 'https://openapi.alipay.com https://*.alipay.com';
    Object.assign(paying.payments.providers[3], { frames });
    expect(await framesOf(paying)).toBe(`'self' ${frames}`);
    expect(await framesOf(test)).toBe("'self'");
  });
});

describe('a page', () => {
  it.each([
    '/',
    '/realTimeInfo',
    '/realTimeInfo/detail?id=3',
    '/RealTimeInfo/',
    '/univ',
    '/univ/colleges/school',
    '/verify/CERT-1',
  ])('%s gets the app, fresh each time', async (url) => {
    const answer = await browse(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>web</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/no/such/page', '/realTimeInfo/detail/more', '/verify', '/universe'])(
    '%s is no address of the site: the page says so, and the status, too',
    async (url) => {
      const answer = await browse(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<title>web</title>');
    },
  );

  it('says nothing of its addresses as a file', async () => {
    expect((await browse('/addresses.json')).body).not.toContain('realTimeInfo');
  });

  it.each([
    ['/?from=mail', 'written home'],
    ['/login', 'written login'],
    ['/login/', 'written login'],
    ['/productList', 'written courses'],
    ['/productList?productType=1', 'written courses'],
  ])('%s comes as the build wrote it', async (url, words) => {
    expect((await browse(url)).body).toContain(words);
  });

  it.each([
    '/index',
    '/pages/login',
    '/loginx',
    '/productList?productType=2',
    '/productList?productType=1&page=2',
  ])('%s has nobody else’s words', async (url) => {
    const { body } = await browse(url);
    expect(body).toContain('<title>web</title>');
    expect(body).not.toContain('written');
  });

  it('runs its own scripts only, and stands in nobody else’s frame', async () => {
    const { headers } = await browse('/realTimeInfo');
    const policy = String(headers['content-security-policy']);
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy).not.toContain("'unsafe-eval'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('is the emergency centre’s under its name', async () => {
    const answer = await browse('/', { host: 'EMERGENCY.localhost:4200' });
    expect(answer.body).toContain('<title>emergency</title>');
  });

  it.each(['/%E8%AF%BE%E7%A8%8B', '/help%20', '/a.b', '/realTimeInfo%00', '/.env', '/a//b'])(
    '%s is no page, and a browser is told so by the app',
    async (url) => {
      const answer = await browse(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<title>web</title>');
      const { body } = await test.app.inject({ url, headers: { accept: '*/*' } });
      expect(JSON.parse(body)).toMatchObject({ flag: 404 });
    },
  );

  it.each(['/%', '/%E0%A4%A', '/help/%zz?x=1', '//x', '//help', '///'])(
    '%s can be no page, and a browser is told so by the app, all others in the envelope',
    async (url) => {
      const answer = await browse(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<title>web</title>');
      const { body } = await test.app.inject({ url, headers: { accept: '*/*' } });
      expect(JSON.parse(body)).toMatchObject({ data: null });
    },
  );

  it.each(['/doctor-cheese/news/v1/list%', '//doctor-cheese/news/v1/list', '/storage/%'])(
    '%s is a call or a file, and none of the pages',
    async (url) => {
      const { statusCode, body } = await browse(url);
      expect(statusCode).toBe(404);
      expect(JSON.parse(body)).toMatchObject({ flag: 404 });
    },
  );

  it('is not made of a call, a missing file or a post', async () => {
    expect((await browse('/doctor-cheese/no/v1/such')).statusCode).toBe(404);
    expect((await browse('/doctor-cheese-smreds/no/v1/such')).statusCode).toBe(404);
    expect((await browse('/assets/gone-0000.js')).statusCode).toBe(404);
    expect((await browse('/picture.png')).statusCode).toBe(404);
    expect((await browse('/deep/picture.png')).statusCode).toBe(404);
    for (const url of [
      '/assets/nope',
      '/assets/',
      '/storage/nope',
      '/doctor-cheese',
      '/Doctor-Cheese/news/v1/list',
      '//doctor-cheese/news/v1/list',
      '/.env',
      '/realTimeInfo%00',
      '/docs',
    ]) {
      expect({ url, status: (await browse(url)).statusCode }).toEqual({ url, status: 404 });
    }
    expect((await browse('/storage/news/gone.webp')).statusCode).toBe(404);
    expect((await test.app.inject({ method: 'POST', url: '/realTimeInfo' })).statusCode).toBe(404);
    const wantsJson = await browse('/realTimeInfo', { accept: 'application/json' });
    expect(wantsJson.statusCode).toBe(404);
  });

  it('does not keep a missing file in anybody’s cache', async () => {
    const answer = await browse('/assets/gone-0000.js');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a stored file', () => {
  it('runs nothing when it is opened by itself', async () => {
    await test.app.services.storage.put('upload/drawing.png', Buffer.from('<svg/>'));
    const { headers } = await browse('/storage/upload/drawing.png');
    expect(headers['content-type']).toBe('image/png');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['svg', 'html', 'js', 'xml'])('is not handed out as %s at all', async (suffix) => {
    await test.app.services.storage.put(`upload/drawing.${suffix}`, Buffer.from('<svg/>'));
    expect((await browse(`/storage/upload/drawing.${suffix}`)).statusCode).toBe(404);
  });
});

describe('a film of a course', () => {
  it.each([
    '/storage/film/heart.mp4',
    '/storage//film/heart.mp4',
    '/storage/./film/heart.mp4',
    '/storage/upload/../film/heart.mp4',
    '/storage/%66ilm/heart.mp4',
    '/storage/%2566ilm/heart.mp4',
    '/storage/film%2fheart.mp4',
  ])('goes out by a signed address alone, and not as %s', async (url) => {
    await test.app.services.storage.put('film/heart.mp4', Buffer.from('film'));
    await test.app.services.storage.put('upload/heart.mp4', Buffer.from('film'));
    expect((await browse('/storage/upload/heart.mp4')).statusCode).toBe(200);
    expect([403, 404]).toContain((await browse(url)).statusCode);
  });
});

describe('a failure over a file', () => {
  it.each([
    ['/assets/main-a1b2.js', { range: 'bytes=999999-' }, 416],
    ['/assets/..%2fx.js', {}, 404],
  ])('%s with %j is kept by nobody', async (url, headers, status) => {
    const answer = await browse(url, headers);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect([status, 400, 403]).toContain(answer.statusCode);
  });

  it('of a range that is not there says so', async () => {
    const answer = await browse('/assets/main-a1b2.js', { range: 'bytes=999999-' });
    expect(answer.statusCode).toBe(416);
  });
});

describe('a file of a site', () => {
  it('is kept for ever where its name changes with its content', async () => {
    const answer = await browse('/assets/main-a1b2.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.body).toContain('web');
  });

  it('comes compressed to who can read it', async () => {
    const answer = await browse('/assets/main-a1b2.js', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['vary']).toMatch(/accept-encoding/i);
  });

  it('beside the pages is kept for an hour', async () => {
    const answer = await browse('/favicon.svg');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/storage/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
  ])('never comes from outside: %s', async (url) => {
    const answer = await browse(url);
    expect(answer.body).not.toContain('outside of every site');
  });
});

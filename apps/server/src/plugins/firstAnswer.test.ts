import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { courseRoutes } from '../modules/learning/course/course.routes';
import { useTestApp } from '../testing/useTestApp';

const folder = mkdtempSync(join(tmpdir(), 'cheese-first-'));
const web = join(folder, 'web');
mkdirSync(join(web, 'assets'), { recursive: true });
writeFileSync(
  join(web, 'index.html'),
  '<head><meta\n  name="description"\n  content="平台" /><title>站点</title></head><body></body>',
);
mkdirSync(join(web, 'filled'));
writeFileSync(
  join(web, 'filled', 'course.detail.html'),
  '<head><meta name="description" content="平台" /><title>站点</title></head>' +
    '<body><section class="a" data-first-sight="https://pictures"></section></body>',
);
writeFileSync(join(web, 'addresses.json'), JSON.stringify(['/course/detail', '/course']));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const test = useTestApp({
  sites: { web, emergency: web },
  modules: { main: [courseRoutes] },
});

const evil = '</script><script>alert(1)</script> & "名"';
beforeEach(() =>
  test.given({
    people: [{}],
    organisations: [{}],
    commodities: [{ type: 1, productId: 1, charge: 1 }],
    courses: [
      { name: evil, description: '介绍 "一"' },
      { name: '校内课', organisationId: 1 },
    ],
  }),
);

const browse = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const firstIn = (html: string) =>
  /<script type="application\/json" id="first-answer" data-call="([^"]*)"( data-own)?>(.*?)<\/script>/s.exec(
    html,
  );

it('travels with the page of a course, which is called by it', async () => {
  const { body, headers, statusCode } = await browse('/course/detail?courseId=1');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('private, no-cache');
  const [, call, own, json = ''] = firstIn(body) ?? [];
  expect([call, own]).toEqual(['/doctor-cheese/course/v3/detail?courseId=1', undefined]);
  const said = await test.get('/doctor-cheese/course/v3/detail?courseId=1');
  expect(JSON.parse(json)).toEqual(said.body);
  expect(body).toContain('&lt;/script&gt;');
  expect(body).toContain('content="介绍 &quot;一&quot;"');
  expect(body).not.toContain('alert(1)</script>');
});

it('is one’s own where the browser has a token, and is said so', async () => {
  const cookie = `cheese-token=${await test.signIn(1)}`;
  const { body } = await browse('/course/detail?courseId=1', { cookie });
  expect(firstIn(body)?.[2]).toBe(' data-own');
});

it.each([
  '/course/detail?courseId=2',
  '/course/detail?courseId=99',
  '/course/detail?courseId=x',
  '/course/detail',
  '/course?courseId=1',
])('%s comes as it is', async (url) => {
  const { body } = await browse(url);
  expect(firstIn(body)).toBeNull();
  expect(body).toContain('<title>站点</title>');
  expect(body).not.toContain('校内课');
});

it('is seen before any script where the address says no more than which course it is', async () => {
  const { body } = await browse('/course/detail?courseId=1');
  const [, seen = ''] = /data-first-sight="[^"]*">(.*?)<\/section>/s.exec(body) ?? [];
  expect(seen).toContain('<img src="https://pictures/');
  expect(seen).toContain('<h1>&lt;/script&gt;&lt;script&gt;');
  expect(seen).toContain('<p>介绍 "一"</p>');
  const other = await browse('/course/detail?courseId=1&from=mail');
  expect(other.body).not.toContain('<h1>');
  expect(firstIn(other.body)).not.toBeNull();
});

it('travels packed to who takes it so', async () => {
  const { headers, rawPayload } = await browse('/course/detail?courseId=1', {
    'accept-encoding': 'gzip, br',
  });
  expect(headers['content-encoding']).toBe('gzip');
  expect(firstIn(gunzipSync(rawPayload).toString())).not.toBeNull();
  const plain = await browse('/course/detail?courseId=1', { 'accept-encoding': 'gzip;q=0, br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
});

it('names the scripts of the build that is there, also where it is built anew meanwhile', async () => {
  const page = join(web, 'filled', 'course.detail.html');
  const before = readFileSync(page, 'utf8');
  expect((await browse('/course/detail?courseId=1')).body).not.toContain('newer.js');
  writeFileSync(page, before.replace('</body>', '<script src="/newer.js"></script></body>'));
  utimesSync(page, new Date(), new Date(Date.now() + 5000));
  expect((await browse('/course/detail?courseId=1')).body).toContain('newer.js');
  writeFileSync(page, before);
});

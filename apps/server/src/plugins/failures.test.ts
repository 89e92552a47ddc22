import Type from 'typebox';
import type { CallContract } from '@cheese/domain/contract/call';
import { strictObject } from '@cheese/domain/contract/shapes';
import { answer } from '../calls/call';
import { useTestApp } from '../testing/useTestApp';

const Saved = {
  access: 'open',
  body: strictObject({ name: Type.String({ minLength: 1, maxLength: 5 }), count: Type.Integer() }),
  data: Type.Object({ name: Type.String() }),
} satisfies CallContract;

const Nothing = { access: 'open', data: Type.Null() } satisfies CallContract;

const test = useTestApp({
  probes: (app) => {
    answer(app, { method: 'POST', path: 'probe/save' }, Saved, ({ body }) => ({
      ...body,
      secret: 'not in the contract',
    }));
    answer(app, { method: 'GET', path: 'probe/bug' }, Nothing, () => {
      throw new Error('the secret recipe');
    });
    answer(app, { method: 'GET', path: 'probe/gone' }, Nothing, () => {
      throw new Error('query failed', {
        cause: Object.assign(new Error('terminating connection'), { code: '57P01' }),
      });
    });
  },
});

const save = (payload: string, type = 'application/json') =>
  test.app.inject({
    method: 'POST',
    url: '/probe/save',
    payload,
    headers: { 'content-type': type },
  });

describe('a call with a body', () => {
  it('answers what its contract names and nothing else', async () => {
    const answered = await save('{"name":"甲","count":1}');
    expect(answered.json()).toEqual({ flag: 0, message: '', data: { name: '甲' } });
  });

  it('refuses brackets without end', async () => {
    const answered = await save(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(answered.json()).toMatchObject({ flag: 400, message: '参数 请求内容 格式不正确' });
  });

  it.each([
    ['{"name":"甲"}', '缺少参数：count', 'count'],
    ['{"name":"甲","count":"1"}', '参数 count 的类型应为整数', 'count'],
    ['{"name":"","count":1}', '参数 name 不能少于 1 个字符', 'name'],
    ['{"name":"一二三四五六","count":1}', '参数 name 不能超过 5 个字符', 'name'],
    ['{"name":"甲","count":1,"admin":true}', '不支持的参数：admin', 'admin'],
    ['{"name":"甲\\u0000","count":1}', '参数 name 格式不正确', 'name'],
    ['{"name":"\\ud800","count":1}', '参数 name 格式不正确', 'name'],
    ['[]', '参数 请求内容 的类型应为对象', '请求内容'],
    ['null', '参数 请求内容 的类型应为对象', '请求内容'],
  ])('refuses %s in words', async (payload, message, field) => {
    const answered = await save(payload);
    expect(answered.statusCode).toBe(400);
    expect(answered.json()).toMatchObject({ flag: 400, message, field });
  });

  it.each([
    ['{"name":', 'application/json', 400, '请求内容不是有效的 JSON'],
    ['', 'application/json', 400, '请求内容不是有效的 JSON'],
    [
      '{"__proto__":{"admin":true},"name":"甲","count":1}',
      'application/json',
      400,
      '请求内容不是有效的 JSON',
    ],
    ['name=1', 'application/x-www-form-urlencoded', 415, '不支持的请求内容类型，请使用 JSON'],
    ['x', 'text/plain', 415, '不支持的请求内容类型，请使用 JSON'],
    ['<a/>', 'text/xml', 415, '不支持的请求内容类型，请使用 JSON'],
    [`{"name":"${'长'.repeat(400_000)}"}`, 'application/json', 413, '请求内容过大'],
  ])('refuses %.20s as %s with %d', async (payload, type, status, message) => {
    const answered = await save(payload, type);
    expect(answered.statusCode).toBe(status);
    expect(answered.json()).toMatchObject({ flag: status, message, data: null });
  });

  it('lives on, and writes one line for each', async () => {
    await save('{"name":');
    await save('<a/>', 'text/xml');
    expect(test.log).toHaveLength(2);
    expect((await save('{"name":"甲","count":1}')).statusCode).toBe(200);
  });
});

describe('a call that fails inside', () => {
  it('tells the caller nothing of it, and the log everything', async () => {
    const { status, body } = await test.get('/probe/bug');
    expect(status).toBe(500);
    expect(body).toEqual({
      flag: 500,
      message: '服务异常，请稍后重试',
      data: null,
      key: 'server.broken',
    });
    expect(test.log.join()).toContain('the secret recipe');
  });

  it('is logged as an error, and what the caller did wrong is not', async () => {
    await test.get('/probe/bug');
    await save('{}');
    const levels = test.log
      .map((line) => JSON.parse(line) as { level: string; status?: number })
      .filter(({ status }) => status !== undefined)
      .map(({ level, status }) => [level, status]);
    expect(levels).toEqual([
      ['error', 500],
      ['info', 400],
    ]);
  });

  it('says that the service is unavailable where the database is gone', async () => {
    expect(await test.get('/probe/gone')).toMatchObject({
      status: 503,
      body: { flag: 503, message: '服务暂时不可用，请稍后重试' },
    });
  });
});

describe('a path that is no call', () => {
  it.each(['/doctor-cheese/nothing/v1', '/doctor-cheese-smreds/', '/doctor-cheese/news/v1/list/1'])(
    '%s is a real 404 even for a browser',
    async (url) => {
      const answered = await test.app.inject({ url, headers: { accept: 'text/html' } });
      expect(answered.statusCode).toBe(404);
      expect(answered.json()).toMatchObject({ flag: 404, message: '请求的接口不存在' });
    },
  );

  it.each(['/%zz', '/doctor-cheese/%c0'])('%s is refused, not crashed on', async (url) => {
    expect((await test.get(url)).status).toBe(400);
  });

  it('knows a path only by its method', async () => {
    const answered = await test.app.inject({
      method: 'DELETE',
      url: '/doctor-cheese/news/v1/list',
    });
    expect(answered.statusCode).toBe(404);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Call } from '@cheese/domain/calls/call';
import type { CallContract } from '@cheese/domain/contract/call';
import { strictObject } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { answer } from '../calls/call';
import { sendForm } from '../testing/calls/sendForm';
import { useTestApp } from '../testing/useTestApp';
import { type IncomingFile, receiveForm, takeForms } from './forms';

const call = { method: 'POST', path: 'probe/file', body: 'multipart' } as const satisfies Call;
const contract = {
  access: 'open',
  takesFile: { maxBytes: 3 * 1024 ** 2 },
  body: strictObject({ title: Type.String({ minLength: 2 }), pages: Type.Integer() }),
  data: Type.Null(),
} satisfies CallContract;

const seen: { body: unknown; file: IncomingFile; text: string }[] = [];
const test = useTestApp({
  probes: (app) => {
    answer(app, call, contract, ({ body, file }) => {
      seen.push({ body, file, text: readFileSync(file.path, 'utf8') });
      return null;
    });
    app.register(async (scope) => {
      takeForms(scope);
      scope.post('/probe/undecided', { config: { access: 'open' } }, (request) =>
        receiveForm(request, app.services.storage.scratch, () =>
          Promise.reject(new Error('asked', { cause: connectionLost })),
        ),
      );
    });
  },
});
/** As PostgreSQL's driver says it, below what was asked. */
const connectionLost = Object.assign(new Error('terminating connection'), { code: '57P01' });
beforeEach(() => void (seen.length = 0));

const fields = { title: '心肺复苏', pages: '3' };
const file = { bytes: '一份讲义', name: '心肺复苏 讲义.txt' };
const send = (asked: Parameters<typeof sendForm>[2]) =>
  sendForm(test, '/probe/file', { fields, file, ...asked });

function leftOver() {
  const { scratch } = test.app.services.storage;
  return existsSync(scratch) ? readdirSync(scratch) : [];
}

describe('a form with a file', () => {
  it('is no wrong one where the database goes away while it is decided', async () => {
    const { status } = await sendForm(test, '/probe/undecided', { fields, file });
    expect(status).toBe(503);
    expect(leftOver()).toEqual([]);
  });

  it('hands over its checked fields and the file with its name', async () => {
    expect((await send({})).status).toBe(200);
    expect(seen).toMatchObject([
      {
        body: { title: '心肺复苏', pages: 3 },
        file: { name: '心肺复苏 讲义.txt', bytes: 12 },
        text: '一份讲义',
      },
    ]);
    expect(leftOver()).toEqual([]);
  });

  it.each([
    ['no file', { file: null }, 400, '请选择要上传的文件', undefined],
    ['a wrong field', { fields: { title: '心', pages: '3' } }, 400, /title.*2 个字符/, 'title'],
    ['a field too many', { fields: { ...fields, role: '1' } }, 400, /不支持的参数/, 'role'],
    [
      'too large a file',
      { file: { ...file, bytes: new Uint8Array(3 * 1024 ** 2 + 1) } },
      413,
      '文件不能超过 3 MB',
      'file',
    ],
    [
      'too large a field',
      { fields: { ...fields, title: '心'.repeat(50_000) } },
      400,
      '请求参数有误',
      undefined,
    ],
  ])('refuses %s and leaves nothing behind', async (_what, asked, status, message, field) => {
    const answered = await send(asked);
    expect(answered).toMatchObject({
      status,
      body: {
        message: typeof message === 'string' ? message : expect.stringMatching(message),
        ...(field && { field }),
      },
    });
    expect(seen).toEqual([]);
    expect(leftOver()).toEqual([]);
  });

  it('takes a file of just the size that is allowed', async () => {
    const bytes = new Uint8Array(3 * 1024 ** 2);
    expect((await send({ file: { ...file, bytes } })).status).toBe(200);
  });

  it.each([
    ['breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp'],
    ['has no boundary', 'multipart/form-data', 'file'],
  ])('that %s is refused', async (_how, type, payload) => {
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/probe/file',
      headers: { 'content-type': type },
      payload,
    });
    expect(statusCode).toBe(400);
    expect(leftOver()).toEqual([]);
  });

  it('is no JSON', async () => {
    expect((await test.ask('POST /probe/file', fields)).status).toBe(415);
  });
});

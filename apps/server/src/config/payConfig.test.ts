import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { ConfigError } from './environment';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const folder = mkdtempSync(join(tmpdir(), 'cheese-keys-'));
const file = join(folder, 'apiclient_key.pem');
writeFileSync(file, pem);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const origin = { PUBLIC_ORIGIN: 'https://www.example.com' };
const wechat = {
  ...origin,
  WECHAT_PAY_APP_ID: 'wx8888888888888888',
  WECHAT_PAY_MCH_ID: '1900000001',
  WECHAT_PAY_SERIAL: 'abc123',
  WECHAT_PAY_PRIVATE_KEY: pem,
  WECHAT_PAY_API_V3_KEY: 'a'.repeat(32),
};
const publicMode = { WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_01', WECHAT_PAY_PUBLIC_KEY: publicPem };
const alipay = {
  ...origin,
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_PRIVATE_KEY: pem,
  ALIPAY_PUBLIC_KEY: publicPem,
};

it('takes WeChat Pay with its keys', () => {
  const keys = readConfig(wechat).wechat;
  expect(keys).toMatchObject({
    appId: 'wx8888888888888888',
    serial: 'ABC123',
    publicKey: null,
    notifyUrl: 'https://www.example.com/pay/notice/wechat',
    origin: 'https://api.mch.weixin.qq.com',
  });
  expect(readConfig({ ...wechat, ...publicMode }).wechat?.publicKey?.id).toBe('PUB_KEY_ID_01');
});

it('takes Alipay with its keys', () => {
  expect(readConfig(alipay).alipay).toMatchObject({
    sellerId: '2088000000000001',
    notifyUrl: 'https://www.example.com/pay/notice/alipay',
    gateway: 'https://openapi.alipay.com/gateway.do',
  });
});

const bare = (kind: 'pkcs1' | 'pkcs8') =>
  privateKey.export({ type: kind, format: 'der' }).toString('base64');

it.each([
  ['PEM', pem],
  ['PEM in one line', pem.trim().replaceAll('\n', '\\n')],
  ['a file', file],
  ['base64 of PKCS8', bare('pkcs8')],
  ['base64 of PKCS1', bare('pkcs1')],
])('takes a key as %s', (_what, text) => {
  const key = readConfig({ ...alipay, ALIPAY_PRIVATE_KEY: text }).alipay?.privateKey;
  expect(key?.equals(privateKey)).toBe(true);
});

it('a real provider and a demo phone are never there together', () => {
  expect(readConfig({})).toMatchObject({ mayPayByPhone: true, wechat: null, alipay: null });
  for (const provider of [wechat, alipay]) {
    expect(readConfig(provider).mayPayByPhone).toBe(false);
    expect(readConfig({ ...provider, SANDBOX: 'on' }).mayPayByPhone).toBe(false);
  }
});

const small = generateKeyPairSync('rsa', { modulusLength: 1024 });
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const toPem = (key: typeof privateKey) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const without = (env: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(env).filter(([key]) => key !== name));

const everyName = [wechat, alipay].flatMap((env) => Object.keys(env).map((name) => [name, env]));

it.each(everyName as [string, typeof wechat][])('ends the start without %s', (name, env) => {
  const read = () => readConfig(without(env, name));
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`${name} is missing; `);
});

it.each([
  [{ WECHAT_PAY_MCH_ID: '1' }, 'WECHAT_PAY_API_V3_KEY is missing; WECHAT_PAY_MCH_ID needs it.'],
  [{ ...wechat, WECHAT_PAY_API_V3_KEY: 'short' }, 'WECHAT_PAY_API_V3_KEY must be of 32 bytes'],
  [{ ...wechat, WECHAT_PAY_PRIVATE_KEY: '/no/such/file' }, 'it cannot be read as one'],
  [{ ...wechat, WECHAT_PAY_PRIVATE_KEY: publicPem }, 'it cannot be read as one'],
  [{ ...wechat, WECHAT_PAY_PRIVATE_KEY: toPem(small.privateKey) }, 'it is another key'],
  [{ ...wechat, WECHAT_PAY_PRIVATE_KEY: toPem(curve.privateKey) }, 'it is another key'],
  [{ ...wechat, WECHAT_PAY_PUBLIC_KEY: publicPem }, 'WECHAT_PAY_PUBLIC_KEY_ID is missing'],
  [{ ...wechat, WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1' }, 'WECHAT_PAY_PUBLIC_KEY is missing'],
  [{ ...wechat, ...publicMode, WECHAT_PAY_PUBLIC_KEY_ID: '1' }, 'must begin with PUB_KEY_ID_'],
  [{ ...wechat, ORDER_MINUTES: '121' }, 'ORDER_MINUTES must be at most 120 with WeChat Pay'],
  [{ ...wechat, PUBLIC_ORIGIN: 'http://www.example.com' }, 'PUBLIC_ORIGIN must look like https://'],
  [{ ...alipay, ALIPAY_PUBLIC_KEY: pem }, 'ALIPAY_PUBLIC_KEY must be an RSA key'],
  [{ ...alipay, ALIPAY_GATEWAY: 'http://gateway' }, 'ALIPAY_GATEWAY must look like https://'],
])('ends the start over %#', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(sentence);
});

it('repeats no key in its complaint', () => {
  const read = () => readConfig({ ...alipay, ALIPAY_PRIVATE_KEY: 'topsecret' });
  const message = expect.not.stringContaining('topsecret') as string;
  expect(read).toThrow(expect.objectContaining({ message }));
});

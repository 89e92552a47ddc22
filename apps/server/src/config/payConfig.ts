import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { ConfigError, type Environment, readNeeded, readText } from './environment';
import { ALIPAY_GATEWAY, type AlipayKeys } from '../ports/alipay/alipayKeys';
import { WECHAT_ORIGIN, type WechatKeys } from '../ports/wechat/wechatKeys';

/** Those with which an installation says that it has a provider. */
const wechatNames = ['APP_ID', 'MCH_ID', 'SERIAL', 'PRIVATE_KEY', 'API_V3_KEY'] as const;
const alipayNames = ['APP_ID', 'SELLER_ID', 'PRIVATE_KEY', 'PUBLIC_KEY'] as const;
/** Those that may come along. */
const wechatMore = ['PUBLIC_KEY_ID', 'PUBLIC_KEY'] as const;
const alipayMore = ['GATEWAY'] as const;

const TIMEOUT_MS = 5_000;
/** A bill may be many megabytes long. */
const BILL_TIMEOUT_MS = 60_000;
/** A code of WeChat's can be scanned for so long. */
const CODE_MINUTES = 120;

const namesOf = (prefix: string, names: readonly string[]) =>
  names.map((name) => `${prefix}_${name}`);

/** One of a provider's keys asks for all of them: half a provider would take money and not see it. */
const isWanted = (env: Environment, names: string[]) =>
  names.find((name) => env[name] !== undefined) ?? null;

export function readWechat(env: Environment, orderMinutes: number): WechatKeys | null {
  const said = isWanted(env, namesOf('WECHAT_PAY', [...wechatNames, ...wechatMore]));
  if (said === null) return null;
  const reason = `${said} needs it`;
  const text = (name: string) => readNeeded(env, `WECHAT_PAY_${name}`, reason);
  if (orderMinutes > CODE_MINUTES) {
    const why = 'its codes cannot be scanned for longer';
    throw new ConfigError(`ORDER_MINUTES must be at most ${CODE_MINUTES} with WeChat Pay: ${why}.`);
  }
  const apiV3Key = text('API_V3_KEY');
  if (Buffer.byteLength(apiV3Key) !== 32) {
    throw new ConfigError('WECHAT_PAY_API_V3_KEY must be of 32 bytes, but it is not.');
  }
  return {
    appId: text('APP_ID'),
    mchId: text('MCH_ID'),
    serial: text('SERIAL').toUpperCase(),
    privateKey: readKey('WECHAT_PAY_PRIVATE_KEY', text('PRIVATE_KEY'), openPrivate),
    apiV3Key,
    publicKey: readWechatPublicKey(env),
    notifyUrl: `${readPublicOrigin(env, reason)}/pay/notice/wechat`,
    origin: WECHAT_ORIGIN,
    timeoutMs: TIMEOUT_MS,
    billTimeoutMs: BILL_TIMEOUT_MS,
  };
}

function readWechatPublicKey(env: Environment): WechatKeys['publicKey'] {
  const [idName, keyName] = ['WECHAT_PAY_PUBLIC_KEY_ID', 'WECHAT_PAY_PUBLIC_KEY'] as const;
  if (!isWanted(env, [idName, keyName])) return null;
  const id = readNeeded(env, idName, `${keyName} needs it`);
  const key = readKey(keyName, readNeeded(env, keyName, `${idName} needs it`), openPublic);
  if (id.startsWith('PUB_KEY_ID_')) return { id, key };
  throw new ConfigError(`${idName} must begin with PUB_KEY_ID_, but it is "${id}".`);
}

export function readAlipay(env: Environment): AlipayKeys | null {
  const said = isWanted(env, namesOf('ALIPAY', [...alipayNames, ...alipayMore]));
  if (said === null) return null;
  const reason = `${said} needs it`;
  const text = (name: string) => readNeeded(env, `ALIPAY_${name}`, reason);
  const gateway = readText(env, 'ALIPAY_GATEWAY') ?? ALIPAY_GATEWAY;
  if (!URL.canParse(gateway) || !/^https:\/\/[^/?#]+\/[^?#]+$/.test(gateway)) {
    throw new ConfigError(`ALIPAY_GATEWAY must look like ${ALIPAY_GATEWAY}.`);
  }
  return {
    appId: text('APP_ID'),
    sellerId: text('SELLER_ID'),
    privateKey: readKey('ALIPAY_PRIVATE_KEY', text('PRIVATE_KEY'), openPrivate),
    publicKey: readKey('ALIPAY_PUBLIC_KEY', text('PUBLIC_KEY'), openPublic),
    notifyUrl: `${readPublicOrigin(env, reason)}/pay/notice/alipay`,
    gateway,
    timeoutMs: TIMEOUT_MS,
    billTimeoutMs: BILL_TIMEOUT_MS,
  };
}

/** Providers bring their notices to it from outside. */
function readPublicOrigin(env: Environment, reason: string): string {
  const text = readNeeded(env, 'PUBLIC_ORIGIN', reason);
  if (URL.canParse(text) && `https://${new URL(text).host}` === text) return text;
  throw new ConfigError(
    `PUBLIC_ORIGIN must look like https://www.example.com, but it is "${text}".`,
  );
}

type Open = (text: string) => KeyObject | null;

/** A key, or the file that holds it. Its words are never repeated in a complaint. */
function readKey(name: string, text: string, open: Open): KeyObject {
  const words = /-----BEGIN/.test(text) || !existsSync(text) ? text : readFileSync(text, 'utf8');
  // Environment files with one line for each value write line breaks as \n.
  const key = open(words.replaceAll('\\n', '\n').trim());
  const bits = key?.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key?.asymmetricKeyType === 'rsa' && bits >= 2048) return key;
  throw new ConfigError(
    `${name} must be an RSA key of at least 2048 bits, or the path of a file that holds one; ` +
      `${key ? 'it is another key' : 'it cannot be read as one'}.`,
  );
}

/** As PEM; or its base64 alone, which Alipay hands out. */
const openPrivate: Open = (text) =>
  text.includes('-----BEGIN')
    ? tried(() => createPrivateKey(text))
    : (tried(() => createPrivateKey({ key: bytesOf(text), format: 'der', type: 'pkcs8' })) ??
      tried(() => createPrivateKey({ key: bytesOf(text), format: 'der', type: 'pkcs1' })));

const openPublic: Open = (text) => {
  if (text.includes('PRIVATE KEY')) return null;
  return text.includes('-----BEGIN')
    ? tried(() => createPublicKey(text))
    : tried(() => createPublicKey({ key: bytesOf(text), format: 'der', type: 'spki' }));
};

const bytesOf = (text: string) => Buffer.from(text, 'base64');

function tried(open: () => KeyObject): KeyObject | null {
  try {
    return open();
  } catch {
    return null;
  }
}

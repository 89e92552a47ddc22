import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import {
  ConfigError,
  type Environment,
  readChoice,
  readCount,
  readPort,
  readText,
  readWhole,
} from './environment';
import type { Patience } from '../db/openPostgres';
import type { BankAccount } from '../ports/payments';
import { readBank } from './bankConfig';
import { readAlipay, readWechat } from './payConfig';
import type { AlipayKeys } from '../ports/alipay/alipayKeys';
import type { AliyunSmsKeys } from '../ports/aliyunSms';
import type { ChatVoiceKeys } from '../ports/chatVoice';
import {
  readBucket,
  readSchoolMedia,
  readTileSecret,
  readUploadLimits,
  type UploadLimits,
} from './fileConfig';
import type { S3Bucket } from '../ports/s3';
import type { WechatKeys } from '../ports/wechat/wechatKeys';
import { isOpenToStrangers, isSandboxSaid, readAliyunSms, requireSandboxSaid } from './smsConfig';
import { readChatVoice } from './voiceConfig';

export type SeedChoice = 'demo' | 'none';

export interface Config {
  /** Only this machine, unless told otherwise: a first run should not open itself to a network. */
  host: string;
  port: number;
  emergencyPort: number;
  /** Folder of the embedded PostgreSQL and of stored files. */
  dataDir: string;
  /** A PostgreSQL of the owner's; null means one that the server runs by itself. */
  databaseUrl: string | null;
  /** Timeouts of that database; see `Patience`. */
  databasePatience: Patience;
  logLevel: string;
  seed: SeedChoice;
  /** Serves the catalogue at /docs, for developers. */
  docs: boolean;
  /** The proxies whose word on where a call comes from is taken; null where there are none. */
  trustedProxies: string | null;
  /** Storage for files; null means a folder in the data directory. */
  bucket: S3Bucket | null;
  uploadLimits: UploadLimits;
  schoolMediaBytes: number;
  /** Secret for signing slide addresses; null generates one shared by the nodes. */
  tileSecret: string | null;
  /** True if generated slides are drawn before anyone opens them. */
  drawsAhead: boolean;
  /** Search path for the programs that convert files. */
  programs: string;
  /** Origin of the pages' online chat; null if there is none. */
  chatOrigin: string | null;
  /** A real provider of SMS; null means the embedded one, read at /sandbox. */
  aliyunSms: AliyunSmsKeys | null;
  /** True if the demo phone may pay; on a public server it would let anyone pay for anyone. */
  mayPayByPhone: boolean;
  orderMinutes: number;
  /** Where schools pay for licences; null where they learn it by other means. */
  bank: BankAccount | null;
  /** Real providers of payment; without any, the demo phone pays where it may. */
  wechat: WechatKeys | null;
  alipay: AlipayKeys | null;
  /** A language model that speaks for virtual patients; null leaves them the catalogue's words. */
  chatVoice: ChatVoiceKeys | null;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export function readConfig(env: Environment): Config {
  const databaseUrl = readDatabaseUrl(env);
  const port = readPort(env, 'PORT', 4200);
  const emergencyPort = readPort(env, 'EMERGENCY_PORT', 4201);
  if (port === emergencyPort) {
    throw new ConfigError(`PORT and EMERGENCY_PORT are both ${port}; each site needs its own.`);
  }
  const host = readText(env, 'HOST') ?? '127.0.0.1';
  const aliyunSms = readAliyunSms(env);
  if (!aliyunSms) requireSandboxSaid(env, host);
  const orderMinutes = readCount(env, 'ORDER_MINUTES', 30);
  const [wechat, alipay] = [readWechat(env, orderMinutes), readAlipay(env)];
  const isPhoneLet = isSandboxSaid(env) || (!aliyunSms && !isOpenToStrangers(env, host));
  return {
    host,
    port,
    emergencyPort,
    dataDir: resolve(readText(env, 'DATA_DIR') ?? join(process.cwd(), '.data')),
    databaseUrl,
    databasePatience: readPatience(env),
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels, 'info'),
    seed: readChoice(env, 'SEED', ['demo', 'none'], databaseUrl ? 'none' : 'demo') as SeedChoice,
    docs: readChoice(env, 'DOCS', ['on', 'off'], 'off') === 'on',
    trustedProxies: readAddresses(env, 'TRUSTED_PROXIES'),
    bucket: readBucket(env),
    uploadLimits: readUploadLimits(env),
    schoolMediaBytes: readSchoolMedia(env),
    tileSecret: readTileSecret(env),
    drawsAhead: readChoice(env, 'DRAW_AHEAD', ['on', 'off'], 'on') === 'on',
    programs: env['PATH'] ?? '',
    chatOrigin: readOrigin(env, 'CHAT_ORIGIN'),
    aliyunSms,
    // Beside a real provider it would give away what others pay for.
    mayPayByPhone: !wechat && !alipay && isPhoneLet,
    orderMinutes,
    bank: readBank(env),
    wechat,
    alipay,
    chatVoice: readChatVoice(env),
  };
}

/** A warning: behind an unnamed proxy all clients would share one address and its limits. */
export function likelyProxy({ host, databaseUrl, trustedProxies }: Config): string | null {
  const isPublic = databaseUrl !== null || !['127.0.0.1', '::1', 'localhost'].includes(host);
  return isPublic && trustedProxies === null ? unnamedProxy : null;
}

export const unnamedProxy =
  'TRUSTED_PROXIES is empty: if a proxy stands in front, all callers share its address and the ' +
  'limits of one. Name it: TRUSTED_PROXIES=<its address>.';

function readAddresses(env: Environment, name: string): string | null {
  const text = readText(env, name);
  const wrong = text?.split(',').find((part) => isIP(part.trim().split('/')[0] ?? '') === 0);
  if (wrong === undefined) return text;
  throw new ConfigError(`${name} must be network addresses, but one of them is "${wrong}".`);
}

function readOrigin(env: Environment, name: string): string | null {
  const text = readText(env, name);
  if (text === null || (URL.canParse(text) && `https://${new URL(text).host}` === text))
    return text;
  throw new ConfigError(`${name} must look like https://chat.example.com, but it is "${text}".`);
}

function readPatience(env: Environment): Patience {
  const seconds = (name: string, fallback: number) =>
    readWhole(env, name, { fallback, least: 1, most: 86_400 }) * 1000;
  const callMs = seconds('DATABASE_TIMEOUT_S', 20);
  const patientMs = seconds('DATABASE_LONG_TIMEOUT_S', 600);
  if (patientMs >= callMs) return { connectMs: 2_000, callMs, patientMs };
  throw new ConfigError('DATABASE_LONG_TIMEOUT_S must not be shorter than DATABASE_TIMEOUT_S.');
}

/** Never repeats the address in its complaint: it may hold a password. */
function readDatabaseUrl(env: Environment): string | null {
  const text = readText(env, 'DATABASE_URL');
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2) {
    throw new ConfigError(
      'DATABASE_URL must look like postgres://user:password@host:5432/database, but it does not.',
    );
  }
  return text;
}

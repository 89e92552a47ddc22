import { ConfigError, type Environment, readChoice, readNeeded } from './environment';
import type { AliyunSmsKeys } from '../ports/aliyunSms';

const reason = 'SMS_PROVIDER=aliyun needs it';

/**
 * Anyone who reads /sandbox can sign in as any user, so a server reachable from other machines must
 * enable it explicitly.
 */
export function requireSandboxSaid(env: Environment, host: string) {
  if (isSandboxSaid(env)) return;
  const why = publicBy(env, host);
  if (why) throw new ConfigError(complaint(why));
}

export const isSandboxSaid = (env: Environment) =>
  readChoice(env, 'SANDBOX', ['on', 'off'], 'off') === 'on';

/** A proxy stands there for strangers, too. */
export const isOpenToStrangers = (env: Environment, host: string) =>
  env['TRUSTED_PROXIES'] !== undefined || publicBy(env, host) !== null;

/** The setting that makes this server reachable from other machines; null if none does. */
function publicBy(env: Environment, host: string): string | null {
  const isHere = ['127.0.0.1', '::1', 'localhost'].includes(host);
  return isHere ? (openBy.find((name) => isOpenBy(env, name)) ?? null) : 'HOST';
}

const openBy = ['DATABASE_URL', 'NODE_ENV'] as const;

const isOpenBy = (env: Environment, name: (typeof openBy)[number]) =>
  name === 'NODE_ENV' ? env[name] === 'production' : env[name] !== undefined;

const complaint = (why: string) =>
  `${why} is set as for a public server, but without SMS_PROVIDER every code that is sent can be ` +
  'read at /sandbox: whoever opens it can sign in as anybody. Set SMS_PROVIDER=aliyun, or ' +
  'SANDBOX=on where only people whom you trust can reach this server.';

/** The keys of Aliyun's SMS service, where it is the chosen one. */
export function readAliyunSms(env: Environment): AliyunSmsKeys | null {
  const provider = readChoice(env, 'SMS_PROVIDER', ['embedded', 'aliyun'], 'embedded');
  if (provider === 'embedded') return null;
  return {
    accessKeyId: readNeeded(env, 'ALIYUN_ACCESS_KEY_ID', reason),
    accessKeySecret: readNeeded(env, 'ALIYUN_ACCESS_KEY_SECRET', reason),
    signName: readNeeded(env, 'ALIYUN_SMS_SIGN_NAME', reason),
    templateCode: readNeeded(env, 'ALIYUN_SMS_TEMPLATE_CODE', reason),
  };
}

import { type Environment, readChoice, readNeeded } from './environment';
import type { AliyunSmsKeys } from './ports/aliyunSms';

const reason = 'SMS_PROVIDER=aliyun needs it';

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

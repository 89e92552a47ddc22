import { randomUUID } from 'node:crypto';
import { aliyunSignature } from './aliyunSignature';
import type { Clock } from './clock';
import type { Sms, SmsMessage } from './sms';

export interface AliyunSmsKeys {
  accessKeyId: string;
  accessKeySecret: string;
  /** 短信签名 */
  signName: string;
  /** 模板, with one variable named `code`. */
  templateCode: string;
}

const ENDPOINT = 'https://dysmsapi.aliyuncs.com/';
const TIMEOUT_MS = 10_000;

type Fetch = typeof fetch;

/** Aliyun's SMS service: SendSms of 2017-05-25. Posted, so that no address holds a phone number. */
export function aliyunSms(keys: AliyunSmsKeys, clock: Clock, ask: Fetch = fetch): Sms {
  return {
    inbox: null,
    async send(message) {
      const parameters = parametersOf(message, keys, clock);
      const Signature = aliyunSignature('POST', parameters, keys.accessKeySecret);
      const answer = await ask(ENDPOINT, {
        method: 'POST',
        body: new URLSearchParams({ ...parameters, Signature }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { Code } = (await answer.json()) as { Code?: string };
      if (Code !== 'OK') throw new Error(`Aliyun SMS refused a message: ${Code ?? answer.status}`);
    },
  };
}

const parametersOf = ({ phone, code }: SmsMessage, keys: AliyunSmsKeys, clock: Clock) => ({
  AccessKeyId: keys.accessKeyId,
  Action: 'SendSms',
  Format: 'JSON',
  PhoneNumbers: phone,
  RegionId: 'cn-hangzhou',
  SignName: keys.signName,
  SignatureMethod: 'HMAC-SHA1',
  SignatureNonce: randomUUID(),
  SignatureVersion: '1.0',
  TemplateCode: keys.templateCode,
  TemplateParam: JSON.stringify({ code }),
  Timestamp: clock
    .now()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z'),
  Version: '2017-05-25',
});

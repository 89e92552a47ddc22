import { makeCertificate } from './certificate';
import { newKeys } from './fakeProvider';

export const [merchant, platform, stranger] = [newKeys(), newKeys(), newKeys()];

const platformKeys = [newKeys(), newKeys()] as const;

/** What the fake WeChat knows of the merchant. */
export const registered = {
  appId: 'wx8888888888888888',
  mchId: '1900000001',
  serial: 'ABCDEF0123456789ABCDEF0123456789ABCDEF01',
  apiV3Key: 'a7cde1ZJB1kG2e7VfTs3jQzaWizur8Gb',
  notifyUrl: 'https://www.example.com/pay/notice/wechat',
};

export const publicSigner = {
  serial: 'PUB_KEY_ID_0119000000012026',
  key: platform.privateKey,
};

export const DAY_MS = 86_400_000;

/** A platform certificate, good for five years from a moment on. */
export function newCertificate(place: 0 | 1, from: Date) {
  const serial = `${place + 1}${'0'.repeat(39)}`;
  const keys = platformKeys[place];
  const until = new Date(from.getTime() + 5 * 365 * DAY_MS);
  const pem = makeCertificate({ serial, keys, from, until });
  return { serial, key: keys.privateKey, pem };
}

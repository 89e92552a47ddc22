import { type KeyObject, X509Certificate } from 'node:crypto';
import type { Clock } from '../clock';
import { isSignedBy } from '../paying/rsa';
import { readOrRefuse, sendToWechat } from './wechatSend';
import type { WechatKeys } from './wechatKeys';
import { type Sealed, unseal } from './wechatSecret';
import { answerText } from './wechatSignature';

/** The keys by which WeChat signs, each by its serial number. */
export interface KeyRing {
  keyOf(serial: string): Promise<KeyObject | null>;
}

const PUBLIC_KEY_ID = 'PUB_KEY_ID_';
/** WeChat wants them to be fetched within twelve hours, and changes them long before they end. */
const FRESH_MS = 10 * 3_600_000;
/** Anyone can send unknown serial numbers, so they are not looked up again for this long. */
const NOT_AGAIN_MS = 60_000;

type Certificates = ReadonlyMap<string, X509Certificate>;

export function wechatKeyRing(keys: WechatKeys, clock: Clock): KeyRing {
  let known: Certificates = new Map();
  let fetchedAt = -Infinity;
  let triedAt = -Infinity;
  let fetching: Promise<void> | null = null;

  const now = () => clock.now().getTime();
  const fetchAll = async () => {
    triedAt = now();
    known = await fetchCertificates(keys, clock);
    fetchedAt = now();
  };
  const refresh = async () => {
    if (!fetching && Math.abs(now() - triedAt) < NOT_AGAIN_MS) return;
    fetching ??= fetchAll().finally(() => (fetching = null));
    // Those that are known are good for as long as they say; an unknown one is not found then.
    await fetching.catch(() => undefined);
  };

  return {
    async keyOf(serial) {
      if (serial === keys.publicKey?.id) return keys.publicKey.key;
      if (serial === '' || serial.startsWith(PUBLIC_KEY_ID)) return null;
      if (!known.has(serial) || now() - fetchedAt > FRESH_MS) await refresh();
      const certificate = known.get(serial);
      return certificate && isGood(certificate, now()) ? certificate.publicKey : null;
    },
  };
}

const isGood = ({ validFrom, validTo }: X509Certificate, now: number) =>
  Date.parse(validFrom) <= now && now < Date.parse(validTo);

interface Listed {
  serial_no: string;
  encrypt_certificate: Sealed;
}

/**
 * Sealed by a key that only this merchant and WeChat have; and one of those that come signs the
 * answer that brings them.
 */
async function fetchCertificates(keys: WechatKeys, clock: Clock): Promise<Certificates> {
  const answer = await sendToWechat(keys, clock, { method: 'GET', path: '/v3/certificates' });
  const text = await readOrRefuse(answer);
  const { data } = JSON.parse(text) as { data: Listed[] };
  const found = new Map(
    data.map(({ serial_no: serial, encrypt_certificate: sealed }) => {
      const certificate = new X509Certificate(unseal(keys.apiV3Key, sealed));
      if (certificate.serialNumber !== serial) throw new Error('a certificate is not what it says');
      return [serial, certificate] as const;
    }),
  );
  const header = (name: string) => answer.headers.get(`wechatpay-${name}`) ?? '';
  const signer = found.get(header('serial'))?.publicKey ?? keys.publicKey?.key;
  const signed = answerText(header('timestamp'), header('nonce'), text);
  if (!signer || !isSignedBy(signer, signed, header('signature'))) {
    throw new Error('the certificates are not signed by WeChat Pay');
  }
  return found;
}

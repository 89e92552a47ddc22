import { type KeyObject, sign } from 'node:crypto';

/** As many parts of DER as a certificate has that signs itself. */
const part = (tag: number, ...contents: Buffer[]) => {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};

const [SEQUENCE, SET, INTEGER, OID, NULL, BITS, TEXT, TIME, VERSION] = [
  0x30, 0x31, 0x02, 0x06, 0x05, 0x03, 0x0c, 0x18, 0xa0,
] as const;

const sha256WithRsa = part(
  SEQUENCE,
  part(OID, Buffer.from('2a864886f70d01010b', 'hex')),
  part(NULL),
);

const named = (name: string) => {
  const commonName = part(OID, Buffer.from('550403', 'hex'));
  return part(SEQUENCE, part(SET, part(SEQUENCE, commonName, part(TEXT, Buffer.from(name)))));
};

const moment = (date: Date) =>
  part(TIME, Buffer.from(date.toISOString().replace(/[-:T]|\.\d+/g, '')));

interface CertificateFacts {
  /** Forty digits, the first of them from 1 to 7. */
  serial: string;
  keys: { privateKey: KeyObject; publicKey: KeyObject };
  from: Date;
  until: Date;
}

export function makeCertificate({ serial, keys, from, until }: CertificateFacts): string {
  const own = part(
    SEQUENCE,
    part(VERSION, part(INTEGER, Buffer.from([2]))),
    part(INTEGER, Buffer.from(serial, 'hex')),
    sha256WithRsa,
    named('Tenpay.com Root CA'),
    part(SEQUENCE, moment(from), moment(until)),
    named('Tenpay.com'),
    keys.publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', own, keys.privateKey)]);
  const der = part(SEQUENCE, own, sha256WithRsa, part(BITS, signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

import { signatureOf } from '../paying/rsa';
import type { AlipayKeys } from './alipayKeys';

export type Parameters = Record<string, string>;

/** What is signed: each that has a value, by the order of its name's bytes. */
export const signedText = (parameters: Parameters): string =>
  Object.keys(parameters)
    .filter((name) => parameters[name] !== '')
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');

/** RSA2 over all that is asked. */
export const withSignature = (keys: AlipayKeys, parameters: Parameters): Parameters => ({
  ...parameters,
  sign: signatureOf(keys.privateKey, signedText(parameters)),
});

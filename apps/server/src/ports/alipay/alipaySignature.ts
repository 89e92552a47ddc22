import { signatureOf } from '../paying/rsa';
import type { AlipayKeys } from './alipayKeys';

export type Parameters = Record<string, string>;

/** The text to sign: all parameters, sorted by name. */
export const signedText = (parameters: Parameters): string =>
  Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');

/** RSA2 over all that is asked. */
export const withSignature = (keys: AlipayKeys, parameters: Parameters): Parameters => ({
  ...parameters,
  sign: signatureOf(keys.privateKey, signedText(parameters)),
});

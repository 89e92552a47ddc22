import { createHmac } from 'node:crypto';

type Parameters = Record<string, string>;

/** Percent-encodes as RFC 3986 does, which is stricter than JavaScript. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const canonical = (parameters: Parameters) =>
  Object.keys(parameters)
    .sort()
    .map((name) => `${encode(name)}=${encode(parameters[name] ?? '')}`)
    .join('&');

/** Aliyun's signature of an RPC call (HMAC-SHA1, version 1.0), as its documentation has it. */
export function aliyunSignature(method: 'GET' | 'POST', parameters: Parameters, secret: string) {
  const text = `${method}&${encode('/')}&${encode(canonical(parameters))}`;
  return createHmac('sha1', `${secret}&`).update(text).digest('base64');
}

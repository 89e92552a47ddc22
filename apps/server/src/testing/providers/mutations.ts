import type { Notice } from '../../ports/payments';

/** A number from 0 up to below another; the same seed gives the same row of them. */
export type Random = (below: number) => number;

/** Mulberry32: small, and good enough to choose by. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

export const one = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

export type Mutate = (genuine: Notice, random: Random) => Notice;

const signs = '0123456789abcXYZ+/=%&"{}[],: \n\u0000é中';

const cut = (text: string, at: number, length: number, instead: string) =>
  text.slice(0, at) + instead + text.slice(at + length);

/** Corruptions by a bad line, a proxy or an attacker. */
const spoilings: ((text: string, random: Random) => string)[] = [
  (text, random) => cut(text, random(text.length), 1, one(random, [...signs])),
  (text, random) => cut(text, random(text.length), 1, ''),
  (text, random) => cut(text, random(text.length + 1), 0, one(random, [...signs])),
  (text, random) => text.slice(0, random(text.length)),
  (text, random) => text.slice(1 + random(text.length - 1)),
  (text, random) => cut(text, random(text.length), 1 + random(40), ''),
  (text) => text + text,
  (text) => `\uFEFF${text}`,
  (text) => `${text}\n`,
  (text) => ` ${text}`,
  (text) => text.replaceAll('\n', '\r\n').concat('\r\n'),
  (text) => Buffer.from(text).toString('base64'),
  (text) => Buffer.from(text, 'utf8').toString('latin1'),
  (text) => encodeURIComponent(text),
  (text) => [...text].reverse().join(''),
  (text) => text.toUpperCase(),
  () => '',
  () => 'null',
  () => '{}',
];

export const spoil = (text: string, random: Random) => one(random, spoilings)(text, random);

export const spoilBody: Mutate = ({ headers, body }, random) => ({
  headers,
  body: spoil(body, random),
});

/** Takes away, repeats, renames or spoils one header that is looked at. */
export const spoilHeader =
  (looked: readonly string[]): Mutate =>
  ({ headers, body }, random) => {
    const name = one(random, looked);
    const value = String(headers[name]);
    const { [name]: _taken, ...rest } = headers;
    const changes: Notice['headers'][] = [
      rest,
      { ...rest, [name.toUpperCase()]: value },
      { ...rest, [name.replaceAll('-', '_')]: value },
      { ...headers, [name]: [value, value] },
      { ...headers, [name]: `${value}, ${value}` },
      { ...headers, [name]: spoil(value, random) },
      { ...headers, [name]: String(headers[one(random, looked)]) },
    ];
    return { headers: one(random, changes), body };
  };

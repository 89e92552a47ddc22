import { modelFailures } from '@cheese/domain/texts/failures/modelFailures';
import { everyKind } from './testing/everyKind';
import { refusalOf } from './testing/take';

const ROUNDS = 25;
const outcomes = ['taken', ...Object.keys(modelFailures)];

/** Seeded, so that a failure can be reproduced. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const harmful = ['\0', '999999999', '-1', 'NaN', '{', '}', '"', '__proto__', '/../', '\n', '1e39'];

/** Truncated, with bits flipped, duplicated, or with random bytes inserted. */
function mutated(file: Buffer, draw: (below: number) => number): Buffer {
  const copy = Buffer.from(file);
  const at = draw(copy.length);
  const kind = draw(6);
  if (kind === 0) return copy.subarray(0, at);
  if (kind === 1) {
    for (let nth = 0; nth <= draw(8); nth += 1) copy[draw(copy.length)] = draw(256);
    return copy;
  }
  if (kind === 2) {
    copy.fill(draw(2) === 0 ? 0 : 255, at, at + 1 + draw(8));
    return copy;
  }
  if (kind === 3) {
    const words = Buffer.from(harmful[draw(harmful.length)] ?? '');
    return Buffer.concat([copy.subarray(0, at), words, copy.subarray(at)]);
  }
  const to = Math.min(copy.length, at + draw(200));
  const piece = copy.subarray(at, to);
  if (kind === 4) return Buffer.concat([copy.subarray(0, at), copy.subarray(to)]);
  return Buffer.concat([copy.subarray(0, to), piece, piece, copy.subarray(to)]);
}

it.each(Object.entries(everyKind()))(
  '%s, bent by chance, becomes a model or is refused in words',
  async (kind, file) => {
    const draw = chance(kind.length * 7919);
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(outcomes).toContain(await refusalOf(mutated(file, draw)));
    }
  },
);

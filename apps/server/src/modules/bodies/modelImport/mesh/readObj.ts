import { linesOf, type SourceFile } from '../source/source';

/** Triangles that share their corners: x to the left, y up, z to the front, in millimetres. */
export interface ImportedMesh {
  places: Float32Array;
  corners: Uint32Array;
}

/** A mesh that is none, with the line that says so. */
export class BrokenMesh extends Error {}

const MOST_NUMBERS = 24_000_000;

/** Numbers that come one after the other, without a list of objects. */
class Growing<T extends Float32Array | Uint32Array> {
  private length = 0;
  private all: T;
  private readonly larger: (length: number) => T;

  constructor(all: T, larger: (length: number) => T) {
    this.all = all;
    this.larger = larger;
  }

  get count() {
    return this.length;
  }

  add(one: number) {
    if (this.length === this.all.length) {
      if (this.length >= MOST_NUMBERS) throw new BrokenMesh('it is larger than any part of a body');
      const next = this.larger(this.length * 2);
      next.set(this.all);
      this.all = next;
    }
    this.all[this.length] = one;
    this.length += 1;
  }

  done = () => this.all.slice(0, this.length) as T;
}

/** A Wavefront OBJ whose z is up and whose face looks to where y falls, as BodyParts3D has them. */
export async function readObj(file: SourceFile): Promise<ImportedMesh> {
  const places = new Growing(new Float32Array(3072), (length) => new Float32Array(length));
  const corners = new Growing(new Uint32Array(6144), (length) => new Uint32Array(length));
  let number = 0;
  for await (const line of linesOf(file)) {
    number += 1;
    const fault = line.startsWith('v ')
      ? readPlace(line, places)
      : line.startsWith('f ')
        ? readFace(line, places.count / 3, corners)
        : null;
    if (fault) throw new BrokenMesh(`line ${number}: ${fault}`);
  }
  if (corners.count === 0) throw new BrokenMesh('it has no triangles');
  return { places: places.done(), corners: corners.done() };
}

/** Further away nothing of a body is, in millimetres. */
const FARTHEST = 100_000;

function readPlace(line: string, places: Growing<Float32Array>): string | null {
  const [, x = NaN, y = NaN, z = NaN] = line.trim().split(/\s+/).map(Number);
  if (![x, y, z].every((one) => Math.abs(one) <= FARTHEST)) return 'a place that is none';
  places.add(x);
  places.add(z);
  places.add(-y);
  return null;
}

function readFace(line: string, known: number, corners: Growing<Uint32Array>): string | null {
  const named = line
    .trim()
    .split(/\s+/)
    .slice(1)
    .map((cell) => Number(cell.split('/')[0]));
  // Counted from one, or backwards from the last.
  const at = named.map((one) => (one < 0 ? known + one : one - 1));
  if (at.length < 3) return 'a face of less than three corners';
  if (!at.every((one) => Number.isInteger(one) && one >= 0 && one < known)) {
    return 'a face with a corner that there is not';
  }
  for (let i = 1; i + 1 < at.length; i += 1) {
    const [a = 0, b = 0, c = 0] = [at[0], at[i], at[i + 1]];
    if (a === b || b === c || a === c) continue;
    [a, b, c].forEach((one) => corners.add(one));
  }
  return null;
}

import { refuseModel } from '../refusal';

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEAD_BYTES = 12;
const MOST_CHUNKS = 100;

export const isGlb = (bytes: Buffer) => bytes.length >= 4 && bytes.readUInt32LE(0) === MAGIC;

/** The JSON and the binary chunk of a GLB. */
export function splitGlb(file: Buffer): { json: Buffer; binary: Buffer | null } {
  if (file.length < HEAD_BYTES + 8) return refuseModel('broken');
  if (file.readUInt32LE(4) !== 2) return refuseModel('oldGltf');
  const end = file.readUInt32LE(8);
  if (end > file.length) return refuseModel('broken');
  const found = new Map<number, Buffer>();
  let at = HEAD_BYTES;
  for (let nth = 0; at + 8 <= end && nth < MOST_CHUNKS; nth += 1) {
    const bytes = file.readUInt32LE(at);
    const kind = file.readUInt32LE(at + 4);
    if (at + 8 + bytes > end) return refuseModel('broken');
    if (!found.has(kind)) found.set(kind, file.subarray(at + 8, at + 8 + bytes));
    at += 8 + bytes;
  }
  const json = found.get(JSON_CHUNK) ?? refuseModel('broken');
  return { json, binary: found.get(BINARY_CHUNK) ?? null };
}

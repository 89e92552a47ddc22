import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportedMesh } from './readObj';

/** Raised where meshes are made differently: what was kept before is then made anew. */
const VERSION = 1;
const HEAD = 12;

/** A cache of meshes already read, so that an interrupted import can resume. */
export interface KeptMeshes {
  find(name: string): Promise<ImportedMesh | null>;
  keep(name: string, mesh: ImportedMesh): Promise<void>;
}

export async function keptMeshes(folder: string): Promise<KeptMeshes> {
  await mkdir(folder, { recursive: true });
  const fileOf = (name: string) => join(folder, `${name}.mesh`);
  return {
    find: async (name) => {
      const bytes = await readFile(fileOf(name)).catch(() => null);
      return bytes && unpacked(bytes);
    },
    async keep(name, mesh) {
      // A killed process must not leave half a mesh under its name.
      await writeFile(`${fileOf(name)}.part`, packed(mesh));
      await rename(`${fileOf(name)}.part`, fileOf(name));
    },
  };
}

function packed({ places, corners }: ImportedMesh): Buffer {
  const head = Buffer.alloc(HEAD);
  [VERSION, places.length, corners.length].forEach((one, at) => head.writeUInt32LE(one, at * 4));
  return Buffer.concat([head, bytesOf(places), bytesOf(corners)]);
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Uint32Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

function unpacked(bytes: Buffer): ImportedMesh | null {
  if (bytes.length < HEAD || bytes.readUInt32LE(0) !== VERSION) return null;
  const [places, corners] = [bytes.readUInt32LE(4), bytes.readUInt32LE(8)];
  if (bytes.length !== HEAD + (places + corners) * 4) return null;
  const own = new Uint8Array(bytes.subarray(HEAD)).buffer;
  return {
    places: new Float32Array(own, 0, places),
    corners: new Uint32Array(own, places * 4, corners),
  };
}

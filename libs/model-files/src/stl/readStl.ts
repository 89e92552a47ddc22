import { decodeText } from '@cheese/question-files/words/decode';
import { Mesh } from 'three';
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js';
import type { ModelLimits } from '../limits';
import { unit } from '../make/matrix';
import type { RawModel, RawNode } from '../raw';
import { refuseModel } from '../refusal';
import { alone, quietly } from '../three/namer';
import { nodesOf } from '../three/rawOf';
import { readStlText } from './readText';

const HEAD_BYTES = 84;
const FACET_BYTES = 50;
const SAMPLE_BYTES = 2_000;

export const isBinaryStl = (file: Buffer) =>
  file.length > HEAD_BYTES && file.length === HEAD_BYTES + file.readUInt32LE(80) * FACET_BYTES;

/** Detected by the first lines, because the name of a solid may be anything. */
export const isTextStl = (file: Buffer) =>
  /^\s*solid\b[^\n]*\n\s*(facet|endsolid)\b/.test(decodeText(file.subarray(0, SAMPLE_BYTES)));

/** Triangles without a material; face normals are dropped, so that the surface can be smooth. */
export function readStl(file: Buffer, name: string, limits: ModelLimits): RawModel {
  const notes = new Set<string>();
  const raw = { format: 'STL', unitMm: null, up: 'z', notes } as const;
  if (!isBinaryStl(file)) {
    const solids = readStlText(decodeText(file), limits);
    return { ...raw, nodes: solids.map((solid) => nodeOf({ ...solid, name: solid.name || name })) };
  }
  if (file.readUInt32LE(80) > limits.triangles) return refuseModel('triangles');
  const surface = quietly(() => new STLLoader().parse(alone(file)));
  surface.deleteAttribute('normal');
  const mesh = new Mesh(surface);
  mesh.name = name;
  return { ...raw, nodes: nodesOf(mesh, { open: () => null, notes }) };
}

const nodeOf = ({ name, places }: { name: string; places: number[] }): RawNode => ({
  name,
  holder: null,
  matrix: unit,
  shapes: [
    {
      places: Float32Array.from(places),
      normals: null,
      uvs: null,
      colours: null,
      corners: null,
      look: null,
    },
  ],
});

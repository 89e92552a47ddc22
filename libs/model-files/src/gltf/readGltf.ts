import { decodeText } from '@cheese/question-files/words/decode';
import type { ModelLimits } from '../limits';
import type { RawModel, RawShape } from '../raw';
import { refuseModel } from '../refusal';
import { noteTexts } from '../texts';
import { type Beside, openAddress } from './beside';
import { FilePictures } from './filePictures';
import { bounded, type Fields, fields, list, words } from './json';
import { looksOf } from './looks';
import { FileNumbers } from './numbers';
import { planOf } from './plan';
import { shapeOf } from './shapeOf';
import { hasAny, treeOfScene } from './tree';

const MOST_BUFFERS = 1_000;
const READ =
  /^(KHR_(materials_\w+|mesh_quantization|meshopt_compression|texture_transform|lights_punctual)|EXT_(meshopt_compression|texture_webp))$/;

export interface GltfFile {
  json: Fields;
  /** The binary chunk of a GLB. */
  binary: Uint8Array | null;
  beside: Beside;
  format: string;
}

/** Each token of JSON takes some dozen bytes of memory; geometry is in binary buffers instead. */
const MOST_WORDS = 4_000_000;
const SEPARATORS = new Set(Buffer.from(',[{'));

function checkWords(bytes: Uint8Array) {
  let count = 0;
  for (const byte of bytes) if (SEPARATORS.has(byte)) count += 1;
  if (count > MOST_WORDS) refuseModel('unpacked');
}

export function parseGltf(bytes: Uint8Array): Fields {
  checkWords(bytes);
  try {
    return fields(JSON.parse(decodeText(bytes)));
  } catch {
    return refuseModel('broken');
  }
}

/** The node tree with triangles of a glTF 2.0 file; everything else is ignored. */
export async function readGltf(file: GltfFile, limits: ModelLimits): Promise<RawModel> {
  const { json } = file;
  if (!words(fields(json['asset'])['version']).startsWith('2')) refuseModel('oldGltf');
  const required = Array.isArray(json['extensionsRequired']) ? json['extensionsRequired'] : [];
  if (!required.every((one) => READ.test(String(one)))) refuseModel('extension');
  const notes = new Set(droppedBy(json));
  const tree = treeOfScene(json);
  const buffers = bounded(json['buffers'], MOST_BUFFERS, 'unpacked').map((one, at) => {
    if (one['uri'] !== undefined) return openAddress(words(one['uri']), file.beside);
    return at === 0 ? file.binary : null;
  });
  const numbers = new FileNumbers({ json, buffers });
  const looks = looksOf(json, notes);
  const plans = planOf(json, { tree, numbers, looks, limits, notes });
  const pictures = new FilePictures({ json, beside: file.beside, numbers, notes });
  const read = await numbers.read();
  const shapes = new Map<number, RawShape[]>();
  for (const [mesh, plan] of plans) {
    shapes.set(
      mesh,
      plan.map((one) => shapeOf(one, { read, pictures })),
    );
  }
  const meshes = list(json['meshes']);
  return {
    format: file.format,
    unitMm: 1000,
    up: 'y',
    notes,
    nodes: tree.map(({ name, holder, matrix, mesh }) => ({
      name: name || words(meshes[mesh ?? -1]?.['name']),
      holder,
      matrix,
      shapes: mesh === null ? [] : (shapes.get(mesh) ?? []),
    })),
  };
}

function droppedBy(json: Fields): string[] {
  const lights = fields(fields(json['extensions'])['KHR_lights_punctual']);
  return [
    ...(hasAny(json, 'animations') ? [noteTexts.animations] : []),
    ...(hasAny(json, 'skins') ? [noteTexts.skins] : []),
    ...(hasAny(json, 'cameras') || hasAny(lights, 'lights') ? [noteTexts.lights] : []),
  ];
}

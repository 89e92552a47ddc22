import { decodeText } from '@cheese/question-files/words/decode';
import type { Object3D } from 'three';
import { FBXLoader } from 'three/examples/jsm/loaders/FBXLoader.js';
import type { Beside } from '../gltf/beside';
import type { ModelLimits } from '../limits';
import type { RawModel } from '../raw';
import { noteTexts } from '../texts';
import { pictureOpener } from '../three/besideOf';
import { alone, fetchingNothing, quietly } from '../three/namer';
import { nodesOf } from '../three/rawOf';
import type { FbxCounts } from './counts';
import { isBinaryFbx, scanBinaryFbx } from './scanBinary';
import { scanTextFbx } from './scanText';

interface FbxFile {
  file: Buffer;
  beside: Beside;
}

const CENTIMETRE = 10;

/** Reads the static scene of an FBX 7 file; animations are ignored. */
export async function readFbx({ file, beside }: FbxFile, limits: ModelLimits): Promise<RawModel> {
  const notes = new Set<string>();
  const text = isBinaryFbx(file) ? null : decodeText(file);
  const counts = text === null ? scanBinaryFbx(file, limits) : scanTextFbx(text, limits);
  if (counts.hasAnimations) notes.add(noteTexts.animations);
  const still = text === null ? stillBytes(file, counts) : Buffer.from(stillText(text));
  const inside = new Map<string, Blob>();
  const scene = parsed(still, inside);
  nameAsWritten(scene, counts.names);
  const opened = new Map<string, Uint8Array>();
  for (const [name, blob] of inside) opened.set(name, new Uint8Array(await blob.arrayBuffer()));
  const near = pictureOpener(beside, notes);
  const open = (name: string) => opened.get(name) ?? near(name);
  const nodes = nodesOf(scene, { open, notes });
  const [root] = nodes;
  // The reader renames the root, which belongs to no node of the file.
  if (root && scene.parent === null) root.name = scene.userData['originalName'] ? root.name : '';
  const centimetres = Number(scene.userData['unitScaleFactor'] ?? 1);
  const unitMm = centimetres > 0 && centimetres < 1e6 ? centimetres * CENTIMETRE : CENTIMETRE;
  return { format: 'FBX', unitMm, up: 'y', nodes, notes };
}

/**
 * The file prepared for the reader: animations are renamed, so that it does not fail on data that
 * is dropped anyway, and every record gets an end offset.
 */
function stillBytes(file: Buffer, { movements, unended }: FbxCounts): Buffer {
  const still = Buffer.from(file);
  for (const at of movements) still.write('_', at, 'latin1');
  // An offset has eight or four bytes; the upper ones are zero.
  for (const { at, end } of unended) still.writeUInt32LE(end, at);
  return still;
}

const stillText = (text: string) => text.replace(/^([ \t]*)A(nimation\w+:[^\n]*\{)/gm, '$1_$2');

/**
 * Stubs the browser APIs that the reader needs: the window size for cameras, and object URLs for
 * embedded pictures.
 */
function parsed(bytes: Buffer, inside: Map<string, Blob>): Object3D {
  const { createObjectURL } = URL;
  Object.assign(globalThis, { window: { innerWidth: 1, innerHeight: 1 } });
  URL.createObjectURL = (blob) => {
    const name = `blob:${inside.size}`;
    inside.set(name, blob as Blob);
    return name;
  };
  try {
    return quietly(() => new FBXLoader(fetchingNothing()).parse(alone(bytes), ''));
  } finally {
    URL.createObjectURL = createObjectURL;
    Reflect.deleteProperty(globalThis, 'window');
  }
}

/** Restores names that the reader decoded with the wrong encoding. */
function nameAsWritten(scene: Object3D, names: ReadonlyMap<number, string>) {
  scene.traverse((node) => {
    const name = names.get(Number(Reflect.get(node, 'ID')));
    if (name !== undefined) node.userData['originalName'] = name;
  });
}

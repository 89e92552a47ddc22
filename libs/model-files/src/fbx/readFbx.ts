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

/** A scene of FBX 7 as it stands when nothing moves. */
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
  // The reader turns the whole: its name is that of no node.
  if (root && scene.parent === null) root.name = scene.userData['originalName'] ? root.name : '';
  const centimetres = Number(scene.userData['unitScaleFactor'] ?? 1);
  const unitMm = centimetres > 0 && centimetres < 1e6 ? centimetres * CENTIMETRE : CENTIMETRE;
  return { format: 'FBX', unitMm, up: 'y', nodes, notes };
}

/**
 * As the reader takes it: no movement is kept, so that under other names it does not stumble over
 * what would be thrown away; and each record says where it ends.
 */
function stillBytes(file: Buffer, { movements, unended }: FbxCounts): Buffer {
  const still = Buffer.from(file);
  for (const at of movements) still.write('_', at, 'latin1');
  // Eight bytes or four, of which the upper ones are nought.
  for (const { at, end } of unended) still.writeUInt32LE(end, at);
  return still;
}

const stillText = (text: string) => text.replace(/^([ \t]*)A(nimation\w+:[^\n]*\{)/gm, '$1_$2');

/** Cameras ask how wide the window is; pictures inside of the file are kept where they can be asked for. */
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

/** Names whose code the reader took for another one stand in the file as they were written. */
function nameAsWritten(scene: Object3D, names: ReadonlyMap<number, string>) {
  scene.traverse((node) => {
    const name = names.get(Number(Reflect.get(node, 'ID')));
    if (name !== undefined) node.userData['originalName'] = name;
  });
}

import { FileLoader, LoadingManager, type Object3D, TextureLoader } from 'three';
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { isSoundFile } from '../model/fileRules';

/** Limit for uploaded files, to fit into the memory of a phone. */
const MOST_TRIANGLES = 6_000_000;

export class ModelRefused extends Error {}

interface Parser {
  json: unknown;
  textureLoader: unknown;
  options: { manager: LoadingManager };
}

/**
 * Looked at before anything is made of it. Pictures come as elements: as bitmaps they would be
 * fetched from `blob:`, which our policy forbids.
 */
const carefully = (parser: Parser) => {
  if (!isSoundFile(parser.json)) throw new ModelRefused('a model that cannot be made');
  parser.textureLoader = new TextureLoader(parser.options.manager);
  return { name: 'CAREFULLY' };
};

/** A file that points elsewhere gets nothing from there. */
function closedManager(address: string): LoadingManager {
  const manager = new LoadingManager();
  manager.setURLModifier((url) => {
    if (url === address || /^(blob|data):/.test(url)) return url;
    throw new ModelRefused('a model asks for another address');
  });
  return manager;
}

function countTriangles(root: Object3D): number {
  let triangles = 0;
  root.traverse((node) => {
    const { geometry } = node as { geometry?: { index: unknown; attributes: object } };
    const { index, attributes } = (geometry ?? { index: null, attributes: {} }) as {
      index: { count: number } | null;
      attributes: { position?: { count: number } };
    };
    triangles += (index?.count ?? attributes.position?.count ?? 0) / 3;
  });
  return triangles;
}

interface Progress {
  onShare: (share: number) => void;
  signal: AbortSignal;
}

async function read(bytes: ArrayBuffer, manager: LoadingManager): Promise<Object3D> {
  const loader = new GLTFLoader(manager);
  loader.setMeshoptDecoder(MeshoptDecoder);
  loader.register(carefully);
  const { scene } = await loader.parseAsync(bytes, '');
  if (countTriangles(scene) > MOST_TRIANGLES) throw new ModelRefused('too many triangles');
  return scene;
}

/** The nodes of a file as it is; rejects with `ModelRefused` where it came and cannot be shown. */
export async function loadModel(address: string, { onShare, signal }: Progress): Promise<Object3D> {
  const manager = closedManager(address);
  const files = new FileLoader(manager);
  files.setResponseType('arraybuffer');
  signal.addEventListener('abort', () => manager.abort());
  const bytes = await files.loadAsync(address, ({ loaded, total }) => {
    if (total > 0) onShare(Math.min(1, loaded / total));
  });
  return read(bytes as ArrayBuffer, manager).catch((cause: unknown) => {
    throw new ModelRefused('a file that is no model', { cause });
  });
}

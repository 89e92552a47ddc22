import { decodeText } from '@cheese/question-files/words/decode';
import type { Mesh, Object3D } from 'three';
import { MTLLoader } from 'three/examples/jsm/loaders/MTLLoader.js';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';
import { isOutside, type Beside } from '../gltf/beside';
import type { ModelLimits } from '../limits';
import type { RawModel, RawNode } from '../raw';
import { noteTexts } from '../texts';
import { pictureOpener } from '../three/besideOf';
import { fetchingNothing, quietly } from '../three/namer';
import { nodesOf } from '../three/rawOf';
import { scanObj } from './scanObj';

const MOST_MATERIAL_BYTES = 4 * 1024 ** 2;
const MOST_LIBRARIES = 50;

/** Comments after data lines; a # in a name is not a comment. */
const REMARKS = /^([ \t]*(?:v[tnp]?|f|l|p|s)[ \t][^#\n]*)#.*$/gm;

interface ObjFile {
  bytes: Uint8Array;
  beside: Beside;
}

/** Reads an OBJ with the materials and pictures that were uploaded with it. */
export function readObj({ bytes, beside }: ObjFile, limits: ModelLimits): RawModel {
  const notes = new Set<string>();
  const written = decodeText(bytes).replaceAll('\r\n', '\n').replaceAll('\\\n', ' ');
  let text = written.replace(REMARKS, '$1');
  const { hasNormals, hasLines } = scanObj(text, limits);
  if (hasLines) {
    // A single line element would turn all faces of its group into lines.
    text = text.replace(/^[ \t]*[lp][ \t].*$/gm, '');
    notes.add(noteTexts.lines);
  }
  const loader = new OBJLoader(fetchingNothing());
  const materials = materialsOf(text, beside, notes);
  if (materials) loader.setMaterials(materials);
  const scene = quietly(() => loader.parse(text)) as Object3D;
  text = '';
  // Without normals in the file the reader makes flat ones, which would prevent a smooth surface.
  if (!hasNormals)
    scene.children.forEach((one) => (one as Mesh).geometry.deleteAttribute('normal'));
  const nodes = nodesOf(scene, { open: pictureOpener(beside, notes), notes });
  return { format: 'OBJ', unitMm: null, up: 'y', nodes: joinedByName(nodes), notes };
}

/** All material libraries merged; later ones override materials of the same name. */
function materialsOf(text: string, beside: Beside, notes: Set<string>) {
  const names = new Set<string>();
  for (const [, name = ''] of text.matchAll(/^[ \t]*mtllib[ \t]+(.+)$/gm)) {
    names.add(name.trim().replaceAll('\\', '/'));
    if (names.size >= MOST_LIBRARIES) break;
  }
  const libraries = [...names].flatMap((name) => {
    const file = isOutside(name) ? null : beside.open(name);
    if (file && file.length <= MOST_MATERIAL_BYTES) return [decodeText(file)];
    notes.add(noteTexts.materialsMissing(name));
    return [];
  });
  if (libraries.length === 0) return null;
  const written = libraries.join('\n');
  return quietly(() => new MTLLoader(fetchingNothing()).parse(written, ''));
}

/** A group that is resumed later is still the same part. */
function joinedByName(nodes: readonly RawNode[]): RawNode[] {
  const byName = new Map<string, RawNode>();
  return nodes.filter((node) => {
    const known = node.holder === null ? undefined : byName.get(node.name);
    if (!known) byName.set(node.name, node);
    else known.shapes.push(...node.shapes);
    return !known;
  });
}

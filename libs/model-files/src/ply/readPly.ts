import { Mesh, MeshPhongMaterial } from 'three';
import { PLYLoader } from 'three/examples/jsm/loaders/PLYLoader.js';
import type { ModelLimits } from '../limits';
import type { RawModel } from '../raw';
import { refuseModel } from '../refusal';
import { noteTexts } from '../texts';
import { alone, quietly } from '../three/namer';
import { nodesOf } from '../three/rawOf';
import { readHead, withPlainHead } from './head';
import { scanPly } from './scanPly';

/** Reads a scanned surface with vertex colours. */
export function readPly(file: Buffer, name: string, limits: ModelLimits): RawModel {
  const notes = new Set<string>();
  const head = readHead(file);
  const { dropped, unsaid } = scanPly(file, head, limits);
  if (dropped > 0) notes.add(noteTexts.manySided(dropped));
  if (unsaid > 0) notes.add(noteTexts.plyUnsaid(unsaid));
  const surface = quietly(() => new PLYLoader().parse(alone(withPlainHead(file, head))));
  const said = head.elements.find((one) => one.name === 'vertex')?.count ?? 0;
  const isIndexed = surface.getIndex() !== null;
  if (isIndexed && surface.getAttribute('position').count !== said) return refuseModel('broken');
  const isSurface = isIndexed || surface.getAttribute('position').count !== said;
  if (!isSurface) return refuseModel('nothing');
  const mesh = new Mesh(surface, new MeshPhongMaterial({ color: 0xffffff, shininess: 0 }));
  mesh.name = name;
  const nodes = nodesOf(mesh, { open: () => null, notes });
  return { format: 'PLY', unitMm: null, up: 'z', nodes, notes };
}

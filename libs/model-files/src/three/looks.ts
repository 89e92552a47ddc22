import {
  DoubleSide,
  type Material,
  MeshLambertMaterial,
  MeshPhongMaterial,
  MeshStandardMaterial,
  type Texture,
} from 'three';
import { plainLook, type RawLook } from '../raw';
import { noteTexts } from '../texts';
import { nameOfPicture } from './namer';

/** Body parts are never mirrors, whatever shininess an old program states. */
const LEAST_ROUGH = 0.4;
const DROPPED = ['normalMap', 'bumpMap', 'aoMap', 'emissiveMap', 'specularMap', 'alphaMap'];

const share = (value: number, otherwise: number) =>
  Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : otherwise;

/** Converts Phong shininess to roughness. */
const roughnessOf = (material: Material): number => {
  if (!(material instanceof MeshPhongMaterial)) return plainLook.roughness;
  return Math.max(LEAST_ROUGH, share(Math.sqrt(2 / (material.shininess + 2)), 1));
};

/** Opens the picture of a texture; null if it was not uploaded. */
export type OpenPicture = (name: string) => Uint8Array | null;

/** The visible properties of a three.js material. */
export function lookOf(material: Material | undefined, open: OpenPicture, notes: Set<string>) {
  const isKnown =
    material instanceof MeshPhongMaterial ||
    material instanceof MeshLambertMaterial ||
    material instanceof MeshStandardMaterial;
  if (!isKnown) return { look: plainLook, map: null };
  if (DROPPED.some((name) => name in material && Reflect.get(material, name)))
    notes.add(noteTexts.textures);
  const map: Texture | null = material.map;
  const { r, g, b } = material.color;
  const cover = share(material.opacity, 1);
  const look: RawLook = {
    name: '',
    base: [share(r, 0.8), share(g, 0.8), share(b, 0.8)],
    cover,
    roughness: roughnessOf(material),
    metalness: 0,
    isTwoSided: material.side === DoubleSide,
    clear: cover < 1 ? 'BLEND' : 'OPAQUE',
    picture: map && open(nameOfPicture(map)),
  };
  return { look, map };
}

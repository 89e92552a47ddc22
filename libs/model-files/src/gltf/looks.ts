import { noteTexts } from '../texts';
import { plainLook, type RawLook } from '../raw';
import { finite, type Fields, fields, list, numbers, whole, words } from './json';
import { extensionsOf } from './tree';

/** A material of the file, with the index of its texture. */
export interface FileLook {
  look: RawLook;
  texture: Texture | null;
}

export interface Texture {
  image: number;
  channel: number;
  move: (u: number, v: number) => [number, number];
}

const DROPPED = ['normalTexture', 'occlusionTexture', 'emissiveTexture'];

/** The materials reduced to what the viewer shows: colour, opacity, roughness and one texture. */
export function looksOf(json: Fields, notes: Set<string>): FileLook[] {
  const textures = list(json['textures']);
  return list(json['materials']).map((material) => {
    const metal = fields(material['pbrMetallicRoughness']);
    const gloss = extensionsOf(material)['KHR_materials_pbrSpecularGlossiness'];
    const shown = gloss === undefined ? metal : asRough(fields(gloss));
    if (DROPPED.some((name) => material[name] !== undefined)) notes.add(noteTexts.textures);
    if (metal['metallicRoughnessTexture'] !== undefined) notes.add(noteTexts.textures);
    const [r = 1, g = 1, b = 1, cover = 1] = numbers(shown['baseColorFactor'], [1, 1, 1, 1]);
    const clear = words(material['alphaMode']);
    return {
      look: {
        name: words(material['name']),
        base: [r, g, b],
        cover,
        roughness: finite(shown['roughnessFactor'], 1),
        metalness: finite(shown['metallicFactor'], 1),
        isTwoSided: material['doubleSided'] === true,
        clear: clear === 'MASK' || clear === 'BLEND' ? clear : 'OPAQUE',
        picture: null,
      },
      texture: textureOf(fields(shown['baseColorTexture']), textures),
    };
  });
}

export const noLook: FileLook = { look: plainLook, texture: null };

const asRough = (gloss: Fields): Fields => ({
  baseColorFactor: gloss['diffuseFactor'],
  baseColorTexture: gloss['diffuseTexture'],
  roughnessFactor: 1 - finite(gloss['glossinessFactor'], 1),
  metallicFactor: 0,
});

function textureOf(info: Fields, textures: readonly Fields[]): Texture | null {
  const texture = textures[whole(info['index']) ?? -1];
  if (!texture) return null;
  const { EXT_texture_webp: webp } = extensionsOf(texture);
  const image = whole(fields(webp)['source']) ?? whole(texture['source']);
  if (image === null) return null;
  const { KHR_texture_transform: moved } = extensionsOf(info);
  const said = fields(moved);
  const [x = 0, y = 0] = numbers(said['offset'], [0, 0]);
  const [sx = 1, sy = 1] = numbers(said['scale'], [1, 1]);
  const turn = finite(said['rotation'], 0);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    image,
    channel: whole(said['texCoord']) ?? whole(info['texCoord']) ?? 0,
    move: (u, v) => [cos * sx * u + sin * sy * v + x, -sin * sx * u + cos * sy * v + y],
  };
}

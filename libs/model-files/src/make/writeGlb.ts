import { Document, type Material, type Node, WebIO, type Primitive } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRMeshQuantization,
} from '@gltf-transform/extensions';
import { meshopt, weldPrimitive } from '@gltf-transform/functions';
import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { plainLook, type RawLook } from '../raw';
import type { Baked } from './bake';
import { splitHubs } from './hubs';
import { normalsOf } from './normals';

/** Faults of an uploaded file do not belong in our log. */
const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** 16 384 steps along the longest side of a part: less than 0.02 mm for an organ. */
const BITS = { quantizePosition: 14, quantizeNormal: 10, quantizeTexcoord: 12, quantizeColor: 8 };

/** Builds a GLB part by part. */
export class GlbWriter {
  private readonly document = new Document().setLogger(silent);
  private readonly buffer = this.document.createBuffer();
  private readonly scene = this.document.createScene();
  private readonly materials = new Map<string, Material>();
  private readonly pictures = new Map<Uint8Array, number>();
  private readonly nodes: Node[] = [];
  vertices = 0;

  constructor() {
    this.document.createExtension(KHRMeshQuantization).setRequired(true);
  }

  get textures() {
    return this.pictures.size;
  }

  /** `holder` is the index of a part added before. */
  add({ key, holder }: { key: string; holder: number | null }, pieces: readonly Baked[]) {
    const node = this.document.createNode(key);
    this.nodes.push(node);
    (this.nodes[holder ?? -1] ?? this.scene).addChild(node);
    if (pieces.length === 0) return;
    // Part names never begin with ~, so this name is unique.
    const mesh = this.document.createMesh(`~${this.nodes.length}`);
    for (const piece of pieces) mesh.addPrimitive(this.primitiveOf(piece));
    node.setMesh(mesh);
  }

  /** Removes an empty part; its parent is decided later. */
  drop(place: number) {
    this.nodes[place]?.dispose();
  }

  private primitiveOf({ places, normals, uvs, colours, corners, look }: Baked): Primitive {
    const numbers = (
      type: 'VEC2' | 'VEC3' | 'VEC4' | 'SCALAR',
      array: Float32Array | Uint32Array,
    ) =>
      this.document
        .createAccessor()
        .setType(type)
        .setArray(array as Float32Array<ArrayBuffer>)
        .setBuffer(this.buffer);
    const primitive = this.document
      .createPrimitive()
      .setAttribute('POSITION', numbers('VEC3', places))
      .setIndices(numbers('SCALAR', corners))
      .setMaterial(this.materialOf(look ?? plainLook));
    if (normals) primitive.setAttribute('NORMAL', numbers('VEC3', normals));
    if (uvs && look?.picture) primitive.setAttribute('TEXCOORD_0', numbers('VEC2', uvs));
    if (colours) primitive.setAttribute('COLOR_0', numbers('VEC4', colours));
    weldPrimitive(primitive);
    const [welded, order] = [primitive.getAttribute('POSITION'), primitive.getIndices()];
    this.vertices += welded?.getCount() ?? 0;
    if (!normals && welded && order) {
      const made = normalsOf(
        welded.getArray() as Float32Array,
        Uint32Array.from(order.getArray() ?? []),
      );
      primitive.setAttribute('NORMAL', numbers('VEC3', made));
    }
    splitHubs(primitive);
    return primitive;
  }

  private materialOf(look: RawLook): Material {
    const { picture, ...said } = look;
    if (picture && !this.pictures.has(picture)) this.pictures.set(picture, this.pictures.size);
    const same = JSON.stringify([said, picture ? this.pictures.get(picture) : null]);
    const known = this.materials.get(same);
    if (known) return known;
    const material = this.document
      .createMaterial()
      .setBaseColorFactor([...look.base, look.cover])
      .setRoughnessFactor(look.roughness)
      .setMetallicFactor(look.metalness)
      .setDoubleSided(look.isTwoSided)
      .setAlphaMode(look.clear);
    if (picture) {
      this.document.createExtension(EXTTextureWebP).setRequired(true);
      const texture = this.document
        .createTexture()
        .setMimeType('image/webp')
        .setImage(picture as Uint8Array<ArrayBuffer>);
      material.setBaseColorTexture(texture);
    }
    this.materials.set(same, material);
    return material;
  }

  async write(): Promise<Uint8Array> {
    await MeshoptEncoder.ready;
    await this.document.transform(meshopt({ encoder: MeshoptEncoder, level: 'medium', ...BITS }));
    const io = new WebIO()
      .setLogger(silent)
      .registerExtensions([EXTMeshoptCompression, EXTTextureWebP, KHRMeshQuantization])
      .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
    return io.writeBinary(this.document);
  }
}

import { binaryFbx, someFbx, textFbx } from './fbx';
import { packGlb, someGltf } from './glb';
import { packed, someMtl, someObj } from './obj';
import { somePly } from './ply';
import { binaryStl, textStl } from './stl';

function gltfAlone(): Buffer {
  const { json, binary } = someGltf();
  const uri = `data:application/octet-stream;base64,${binary.toString('base64')}`;
  return Buffer.from(JSON.stringify({ ...json, buffers: [{ uri, byteLength: binary.length }] }));
}

/** A small valid file of each format. */
export const everyKind = (): Record<string, Buffer> => ({
  glb: packGlb(someGltf()),
  gltf: gltfAlone(),
  obj: Buffer.from(someObj()),
  zip: packed({ 'a/model.obj': someObj(), 'a/材质.mtl': someMtl }),
  'stl, binary': binaryStl(),
  'stl, text': Buffer.from(textStl()),
  'ply, text': somePly('ascii'),
  'ply, binary': somePly('binary_little_endian'),
  'fbx, text': Buffer.from(textFbx(someFbx())),
  'fbx, binary': binaryFbx(someFbx()),
});

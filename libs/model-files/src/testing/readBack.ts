import { WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { dequantize, getBounds } from '@gltf-transform/functions';
import { MeshoptDecoder } from 'meshoptimizer/decoder';

/** The content of a resulting GLB as a viewer reads it. */
export async function readBack(glb: Uint8Array) {
  await MeshoptDecoder.ready;
  const io = new WebIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  const document = await io.readBinary(glb);
  const root = document.getRoot();
  const extensions = root.listExtensionsUsed().map(({ extensionName }) => extensionName);
  await document.transform(dequantize());
  const scene = root.listScenes()[0];
  return {
    extensions,
    root,
    names: root.listNodes().map((node) => node.getName()),
    bounds: scene && getBounds(scene),
  };
}

import { isGlb, splitGlb } from './gltf/glb';
import { nothingBeside } from './gltf/beside';
import { parseGltf, readGltf } from './gltf/readGltf';
import { type ModelLimits, modelLimits } from './limits';
import { makeModel, STEPS } from './make/makeModel';
import type { RawModel } from './raw';
import { ModelRefused, refuseModel } from './refusal';
import type { GivenModel, Hooks, TakenModel } from './shapes';

/**
 * The file of a stranger as one compressed GLB in millimetres, with the tree of its parts. Rejects
 * with `ModelRefused`, and with nothing else, whatever the file is.
 */
export async function takeModel(
  given: GivenModel,
  hooks: Hooks,
  limits: ModelLimits = modelLimits,
): Promise<TakenModel> {
  if (given.bytes.length > limits.bytes) return refuseModel('tooLarge');
  try {
    hooks.progress(0);
    const raw = await read(given, limits);
    if (hooks.cancelled()) return refuseModel('cancelled');
    hooks.progress(STEPS.read);
    const taken = await makeModel(raw, { limits, hooks });
    hooks.progress(1);
    return { ...taken, report: { ...taken.report, bytesBefore: given.bytes.length } };
  } catch (error) {
    if (error instanceof ModelRefused) throw error;
    // A reader that stumbles over a file says nothing that its owner could use.
    throw new ModelRefused('broken', { cause: error });
  }
}

async function read({ bytes }: GivenModel, limits: ModelLimits): Promise<RawModel> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isGlb(file)) {
    const { json, binary } = splitGlb(file);
    const gltf = { json: parseGltf(json), binary, beside: nothingBeside, format: 'GLB' };
    return readGltf(gltf, limits);
  }
  return refuseModel('unknown');
}

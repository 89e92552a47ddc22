import { decodeText } from '@cheese/question-files/words/decode';
import { isZip } from '@cheese/question-files/zip/read';
import { openArchive } from './archive/openArchive';
import { isBinaryFbx } from './fbx/scanBinary';
import { isTextFbx } from './fbx/scanText';
import { readFbx } from './fbx/readFbx';
import { type Beside, nothingBeside } from './gltf/beside';
import { isGlb, splitGlb } from './gltf/glb';
import { parseGltf, readGltf } from './gltf/readGltf';
import { type ModelLimits, modelLimits } from './limits';
import { makeModel, STEPS } from './make/makeModel';
import { readObj } from './obj/readObj';
import { isPly } from './ply/head';
import { readPly } from './ply/readPly';
import type { RawModel } from './raw';
import { ModelRefused, refuseModel } from './refusal';
import type { GivenModel, Hooks, TakenModel } from './shapes';
import { isBinaryStl, isTextStl, readStl } from './stl/readStl';

/**
 * Converts an untrusted file to one compressed GLB in millimetres, with the tree of its parts.
 * Rejects with `ModelRefused` only, whatever the file is.
 */
export async function takeModel(
  given: GivenModel,
  hooks: Hooks,
  limits: ModelLimits = modelLimits,
): Promise<TakenModel> {
  if (given.bytes.length > limits.bytes) return refuseModel('tooLarge');
  try {
    hooks.progress(0);
    const raw = await readAny(given, limits);
    if (hooks.cancelled()) return refuseModel('cancelled');
    hooks.progress(STEPS.read);
    const taken = await makeModel(raw, { limits, hooks });
    hooks.progress(1);
    return { ...taken, report: { ...taken.report, bytesBefore: given.bytes.length } };
  } catch (error) {
    if (error instanceof ModelRefused) throw error;
    // A reader's exception says nothing that helps the uploader.
    throw new ModelRefused('broken', { cause: error });
  }
}

async function readAny({ name, bytes }: GivenModel, limits: ModelLimits): Promise<RawModel> {
  if (!isZip(bytes)) return readOne({ name, bytes, beside: nothingBeside }, limits);
  const unpacked = openArchive(bytes, limits);
  const raw = await readOne(unpacked, limits);
  return { ...raw, format: `${raw.format}（zip）` };
}

interface One extends GivenModel {
  beside: Beside;
}

const SAMPLE_BYTES = 16 * 1024;

/** The format is detected from the content, not from the file name. */
async function readOne({ name, bytes, beside }: One, limits: ModelLimits): Promise<RawModel> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const called = stemOf(name);
  if (isGlb(file)) {
    const { json, binary } = splitGlb(file);
    return readGltf({ json: parseGltf(json), binary, beside, format: 'GLB' }, limits);
  }
  if (isBinaryFbx(file)) return readFbx({ file, beside }, limits);
  if (isPly(file)) return readPly(file, called, limits);
  if (isTextStl(file) || isBinaryStl(file)) return readStl(file, called, limits);
  const head = decodeText(file.subarray(0, SAMPLE_BYTES));
  if (/^\s*\{/.test(head)) {
    return readGltf({ json: parseGltf(file), binary: null, beside, format: 'glTF' }, limits);
  }
  if (isTextFbx(head)) return readFbx({ file, beside }, limits);
  if (isObj(head)) return readObj({ bytes: file, beside }, limits);
  return refuseModel('unknown');
}

/** Text whose lines include a vertex, a group or a material. */
const isObj = (head: string) =>
  !head.includes('\0') && /^[ \t]*(v|o|g|mtllib|usemtl)[ \t]+\S/m.test(head);

const stemOf = (name: string) =>
  (name.split(/[/\\]/).pop() ?? '').replace(/\.[A-Za-z]{1,5}$/, '').trim();

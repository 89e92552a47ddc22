import { createHash } from 'node:crypto';
import { type BodyGroupKey, bodyGroups } from '@cheese/domain/rules/bodies/bodyGroups';
import type { Report } from './report';
import type { SourceFile } from './source/source';
import type { Body, BodyPart } from './tables/bodies';
import { colourOf } from './tables/colourOf';
import { fmaOf, wordsOf } from './tables/wordsOf';
import type { ImportedMesh } from './mesh/readObj';
import { countTriangles, withinTriangles } from './mesh/simplify';
import { packGlb, type PackedNode } from './mesh/packGlb';
import { picturesOf } from './mesh/picture';
import type { MadeBody } from './import.keep';
import type { MadeModel, MadePart } from './import.models';
import { texts } from './texts';
import type { Storage } from '../../../ports/storage';

/** Raised where bodies are made differently of the same data: they are then made anew. */
const VERSION = 1;
/** Upper limits for smooth rotation on a phone and on a computer. */
const OVERVIEW_TRIANGLES = 150_000;
const MOST_TRIANGLES = 600_000;

export const sha256 = (bytes: string | Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex');

/** A part in the words of its row, of a mesh that is there. */
function rowOf({ concept, english, holder, elements }: BodyPart, group: BodyGroupKey): MadePart {
  return {
    key: concept,
    holder,
    ...wordsOf(concept, english),
    fma: fmaOf(concept),
    color: colourOf(english, group),
    meshes: elements,
  };
}

/** Changes where the body would be made differently. */
export function markOf({ parts, group }: Body, files: ReadonlyMap<string, SourceFile>): string {
  const rows = parts.map((part) => rowOf(part, group));
  const marks = parts.flatMap(({ elements }) => elements.map((one) => files.get(one)?.mark));
  return sha256(JSON.stringify([VERSION, rows, marks]));
}

/** Removes parts without meshes of their own or below them. */
function seenParts({ parts }: Body, meshes: ReadonlyMap<string, ImportedMesh>): BodyPart[] {
  const own = parts.map((part) => ({
    ...part,
    elements: part.elements.filter((one) => meshes.has(one)),
  }));
  const needed = new Set<string>();
  for (const part of [...own].reverse()) {
    if (part.elements.length === 0 && !needed.has(part.concept)) continue;
    needed.add(part.concept);
    if (part.holder) needed.add(part.holder);
  }
  return own.filter(({ concept }) => needed.has(concept));
}

/** Puts bytes where files lie, under a name that changes with them. */
export async function stored(storage: Pick<Storage, 'put'>, folder: string, [bytes, ending]: File) {
  const key = `${folder}/${sha256(bytes).slice(0, 24)}.${ending}`;
  await storage.put(key, bytes);
  return key;
}
type File = [Buffer, 'glb' | 'webp'];

interface Making {
  meshes: ReadonlyMap<string, ImportedMesh>;
  mark: string;
  storage: Pick<Storage, 'put'>;
  report: Report;
}

/** A body with its models and pictures, stored; null where nothing of it can be seen. */
export async function makeBody(body: Body, making: Making): Promise<MadeBody | null> {
  const { meshes, mark, storage, report } = making;
  const { group } = body;
  const { system, name, nameEn } = bodyGroups[group];
  const parts = seenParts(body, meshes).map((part) => rowOf(part, group));
  if (parts.length === 0) return null;
  const colours = new Map(
    parts.flatMap(({ meshes: own, color }) => own.map((one) => [one, color] as const)),
  );
  const names = [...colours.keys()];
  const whole = names.flatMap((one) => meshes.get(one) ?? []);
  const fine = await withinTriangles(whole, MOST_TRIANGLES);
  const coarse = await withinTriangles(fine, OVERVIEW_TRIANGLES);
  const nodesOf = (kept: readonly ImportedMesh[]): PackedNode[] =>
    names.flatMap((one, at) => {
      const mesh = kept[at];
      return mesh ? [{ name: one, colour: colours.get(one) ?? '', mesh }] : [];
    });
  const pictures = await picturesOf(nodesOf(coarse));
  const preview = await stored(storage, 'body', [pictures.square, 'webp']);
  const cover = await stored(storage, 'commodity', [pictures.wide, 'webp']);
  const modelOf = async (kept: readonly ImportedMesh[], words: Words): Promise<MadeModel> => {
    const glb = await packGlb(nodesOf(kept));
    report.progress(
      `  ${name} ${words.title}: ${countTriangles(kept)} triangles, ${glb.length} bytes`,
    );
    const key = await stored(storage, 'model', [glb, 'glb']);
    return { ...words, key, bytes: glb.length, preview, parts };
  };
  // A body light enough for every device needs no coarse version.
  const models =
    coarse === fine
      ? [await modelOf(fine, { title: name, simplified: texts.simplified })]
      : [
          await modelOf(coarse, { title: texts.overview, simplified: texts.simplifiedMuch }),
          await modelOf(fine, { title: texts.detailed, simplified: texts.simplified }),
        ];
  const source = 'bodyParts3d';
  return {
    origin: originOf(group),
    mark,
    source,
    system,
    nameEn,
    cover,
    models,
    title: texts.titleOf(name, source),
    description: texts.describe({ name }, source),
    html: texts.html(name, source),
  };
}

type Words = Pick<MadeModel, 'title' | 'simplified'>;

/** By what the next import finds a body again. */
export const originOf = (group: BodyGroupKey) => `bodyParts3d/${group}`;

import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { type BodyGroupKey, bodyGroups } from '@cheese/domain/rules/bodies/bodyGroups';
import { matchTerm } from '@cheese/domain/rules/bodies/matchTerm';
import type { KnownTerm } from '@cheese/domain/rules/bodies/terms';
import { modelLimits } from '@cheese/model-files/limits';
import { ModelRefused } from '@cheese/model-files/refusal';
import type { TakenPart } from '@cheese/model-files/shapes';
import { takeModel } from '@cheese/model-files/takeModel';
import { sha256, stored } from './import.bodies';
import { keepBody, type MadeBody } from './import.keep';
import type { MadePart } from './import.models';
import type { Imported, Importing } from './importBody';
import { picturesOf } from './mesh/picture';
import { ImportRefused } from './report';
import { filesOf } from './source/folder';
import type { SourceFile } from './source/source';
import { saidBy } from './tables/groupOf';
import { nodesOf } from './systemNodes';
import { texts } from './texts';
import { findMark } from '../anatomy/anatomy.door';

/** Raised where systems are made differently of the same file. */
const VERSION = 1;
/** A system of the whole body needs higher limits than an uploaded model. */
const limits = { ...modelLimits, parts: 6_000, triangles: 4_000_000 };

/** Takes a folder of systems with named nodes, as Z-Anatomy publishes them. */
export async function importSystems(path: string, importing: Importing): Promise<Imported> {
  const { report, signal } = importing;
  const files = (await filesOf(path)).filter(({ name }) => /\.(glb|fbx)$/i.test(name));
  if (files.length === 0) throw new ImportRefused(`There are no systems (.glb) in ${path}.`);
  const done: Imported = { bodies: [], meshes: 0, concepts: 0, named: 0 };
  for (const file of files.sort((one, other) => (one.place < other.place ? -1 : 1))) {
    if (signal.aborted) throw new ImportRefused('Interrupted; the same command goes on from here.');
    report.progress(file.place);
    const state = await importSystem(file, importing, done);
    done.bodies.push({ origin: originOf(file), state });
  }
  return done;
}

const baseOf = ({ name }: SourceFile) => name.replace(/\.\w+$/, '');
const originOf = (file: SourceFile) => `zAnatomy/${baseOf(file)}`;

async function importSystem(file: SourceFile, importing: Importing, done: Imported) {
  const { db, clock, storage, report } = importing;
  const mark = sha256(JSON.stringify([VERSION, file.name, file.mark]));
  const before = await findMark(db, originOf(file));
  if (before === mark) return 'unchanged';
  const taken = await taking(file).catch((error: unknown) => {
    if (!(error instanceof ModelRefused)) throw error;
    report.skip('file that is not read', `${file.place}: ${error.message}`);
    return null;
  });
  if (!taken) return 'empty';
  const terms = new Map(taken.parts.map((part) => [part.key, matchTerm(part.name)]));
  const group = groupOf(file, [...terms.values()]);
  const parts = taken.parts.map((part) => rowOf(part, terms.get(part.key) ?? null));
  done.meshes += taken.parts.filter(({ triangles }) => triangles > 0).length;
  done.concepts += parts.length;
  done.named += parts.filter(({ isTranslated }) => isTranslated).length;
  const pictures = await picturesOf(await nodesOf(taken.glb, limits));
  const glb = Buffer.from(taken.glb);
  const model = {
    title: bodyGroups[group].name,
    bytes: glb.length,
    simplified: '',
    parts,
    key: await stored(storage, 'model', [glb, 'glb']),
    preview: await stored(storage, 'body', [pictures.square, 'webp']),
  };
  const cover = await stored(storage, 'commodity', [pictures.wide, 'webp']);
  await keepBody(db, { ...wordsOf(file, group), mark, cover, models: [model] }, clock.now());
  return before === null ? 'made' : 'renewed';
}

async function taking(file: SourceFile) {
  if (file.bytes > limits.bytes) throw new ModelRefused('tooLarge');
  const bytes = await buffer(Readable.from(file.read()));
  const hooks = { progress: () => undefined, cancelled: () => false };
  return takeModel({ name: file.name, bytes }, hooks, limits);
}

/** The system that most of its parts are of, or the one that its file is called after. */
function groupOf(file: SourceFile, terms: readonly (KnownTerm | null)[]): BodyGroupKey {
  const counts = new Map<BodyGroupKey, number>();
  for (const term of terms) {
    if (term?.group) counts.set(term.group, (counts.get(term.group) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? saidBy(baseOf(file).replaceAll(/[_-]/g, ' ')) ?? 'bones';
}

function rowOf({ key, name, parent, triangles }: TakenPart, term: KnownTerm | null): MadePart {
  const [chinese, english = name] = [term?.chinese[0], term?.english[0]];
  return {
    key,
    holder: parent,
    name: chinese ?? name,
    nameEn: english,
    nameLatin: term?.latin[0] ?? '',
    isTranslated: chinese !== undefined,
    fma: term?.fma ?? null,
    color: '',
    meshes: triangles > 0 ? [key] : [],
  };
}

function wordsOf(
  file: SourceFile,
  group: BodyGroupKey,
): Omit<MadeBody, 'mark' | 'cover' | 'models'> {
  const { system, name, nameEn } = bodyGroups[group];
  const source = 'zAnatomy';
  return {
    origin: originOf(file),
    source,
    system,
    nameEn,
    title: texts.titleOf(`${name} · ${baseOf(file)}`, source),
    description: texts.describe({ name }, source),
    html: texts.html(name, source),
  };
}

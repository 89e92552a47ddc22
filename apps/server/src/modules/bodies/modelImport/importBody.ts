import { rm } from 'node:fs/promises';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { Storage } from '../../../ports/storage';
import { makeBody, markOf, originOf } from './import.bodies';
import { keepBody } from './import.keep';
import { type KeptMeshes, keptMeshes } from './mesh/keptMesh';
import { BrokenMesh, type ImportedMesh, readObj } from './mesh/readObj';
import { fineOf } from './mesh/simplify';
import { ImportRefused, type Report } from './report';
import { filesOf } from './source/folder';
import type { SourceFile } from './source/source';
import { bodiesOf, type Body } from './tables/bodies';
import { readCatalogue } from './tables/catalogue';
import { wordsOf } from './tables/wordsOf';
import { findMark } from '../anatomy/anatomy.door';

export interface Importing {
  db: Db;
  clock: Pick<Clock, 'now'>;
  storage: Pick<Storage, 'put'>;
  /** Folder that caches meshes already read, so that an interrupted import can resume. */
  scratch: string;
  report: Report;
  signal: AbortSignal;
}

export interface Imported {
  bodies: { origin: string; state: 'made' | 'renewed' | 'unchanged' | 'empty' }[];
  meshes: number;
  concepts: number;
  named: number;
}

const elementOf = ({ name }: SourceFile) =>
  /^([A-Z]{2}\d+\w*)\.obj$/i.exec(name)?.[1]?.toUpperCase();

/** Takes the bodies of an archive as BodyParts3D publishes it into the library of anatomies. */
export async function importBodies(path: string, importing: Importing): Promise<Imported> {
  const { report, scratch } = importing;
  const files = await filesOf(path);
  const elements = new Map<string, SourceFile>();
  for (const file of files) {
    const element = elementOf(file);
    // The same mesh lies in the archives of part-of and of is-a.
    if (element && !elements.has(element)) elements.set(element, file);
  }
  if (elements.size === 0) {
    throw new ImportRefused(
      `There are no meshes (FJ….obj) in ${path}. Systems of Z-Anatomy as GLB are imported with --z-anatomy.`,
    );
  }
  report.progress(`${elements.size} meshes, reading the tables`);
  const catalogue = await readCatalogue(files, report);
  const bodies = bodiesOf(catalogue, new Set(elements.keys()), report);
  const kept = await keptMeshes(scratch);
  const parts = bodies.flatMap(({ parts: all }) => all);
  const done: Imported = { bodies: [], meshes: 0, ...countNamed(bodies) };
  report.progress(`${bodies.length} bodies of ${parts.length} concepts`);
  for (const body of bodies) {
    const state = await importBody(body, { ...importing, elements, kept, done });
    done.bodies.push({ origin: originOf(body.group), state });
    report.progress(`${originOf(body.group)}: ${state}`);
  }
  await rm(scratch, { recursive: true, force: true });
  return done;
}

interface Whole extends Importing {
  elements: ReadonlyMap<string, SourceFile>;
  kept: KeptMeshes;
  done: Imported;
}

/** One body: nothing where it is as it was, else its meshes, its files and its rows. */
async function importBody(body: Body, whole: Whole): Promise<Imported['bodies'][number]['state']> {
  const { db, clock, storage, report, elements, done } = whole;
  const origin = originOf(body.group);
  const mark = markOf(body, elements);
  const before = await findMark(db, origin);
  if (before === mark) return 'unchanged';
  const meshes = await readMeshes(body, whole);
  done.meshes += meshes.size;
  const made = await makeBody(body, { meshes, mark, storage, report });
  if (!made) return 'empty';
  await keepBody(db, made, clock.now());
  return before === null ? 'made' : 'renewed';
}

/** Progress is reported after this many meshes. */
const SAID_EACH = 50;

async function readMeshes({ group, parts }: Body, { elements, kept, report, signal }: Whole) {
  const names = parts.flatMap((part) => part.elements);
  const meshes = new Map<string, ImportedMesh>();
  for (const [at, name] of names.entries()) {
    // Meshes already read are cached, so the same command resumes from here.
    if (signal.aborted) throw new ImportRefused('Interrupted; the same command goes on from here.');
    if (at % SAID_EACH === 0) report.progress(`  ${group}: mesh ${at} of ${names.length}`);
    const file = elements.get(name);
    const mesh = file && (await readMesh(file, kept, report));
    if (mesh) meshes.set(name, mesh);
  }
  return meshes;
}

/** A mesh as fine as it is kept; null where it is none, which is said with its line. */
async function readMesh(file: SourceFile, kept: KeptMeshes, report: Report) {
  const name = `${elementOf(file) ?? ''}-${file.mark.replace(/\W/g, '-')}`;
  const before = await kept.find(name);
  if (before) return before;
  try {
    const mesh = await fineOf(await readObj(file));
    await kept.keep(name, mesh);
    return mesh;
  } catch (error) {
    if (!(error instanceof BrokenMesh)) throw error;
    report.skip('broken mesh', `${file.place}, ${error.message}`);
    return null;
  }
}

function countNamed(bodies: readonly Body[]) {
  const parts = bodies.flatMap((body) => body.parts);
  const named = parts.filter((part) => wordsOf(part.concept, part.english).isTranslated);
  return { concepts: parts.length, named: named.length };
}

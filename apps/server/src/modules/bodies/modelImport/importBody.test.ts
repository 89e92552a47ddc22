import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packGlb, someGltf } from '@cheese/model-files/testing/glb';
import { writeZip } from '@cheese/question-files/zip/write';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { folderStorage } from '../../../ports/storage';
import { bodyArchive } from '../../../testing/files/makeBodyArchive';
import { openTestDatabase } from '../../../testing/testDatabase';
import { commodity } from '../../shop/goods/commodity.tables';
import { anatomy, anatomyModel } from '../anatomy/anatomy.tables';
import { bodyModel, bodyStructure } from '../model/model.tables';
import { importBodies } from './importBody';
import { importSystems } from './importSystems';
import { openReport } from './report';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), '解剖导入-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const now = new Date('2026-11-26T08:00:00+08:00');

async function run(
  path: string,
  signal: Pick<AbortSignal, 'aborted'> = { aborted: false },
  importing = importBodies,
) {
  const report = openReport(() => undefined);
  const done = await importing(path, {
    db: database.db,
    clock: { now: () => now },
    report,
    signal: signal as AbortSignal,
    storage: folderStorage(join(folder, 'storage')),
    scratch: join(folder, 'scratch'),
  });
  return { ...done, skipped: Object.fromEntries(report.skipped) };
}

const archive = async (files: ReadonlyMap<string, Uint8Array>, name: string) => {
  const path = join(folder, name);
  await writeFile(path, writeZip(files));
  return path;
};

const partsOf = async (origin: string) =>
  (
    await database.db
      .select({ part: bodyStructure, key: bodyModel.key })
      .from(anatomy)
      .innerJoin(anatomyModel, eq(anatomyModel.anatomyId, anatomy.id))
      .innerJoin(bodyModel, eq(bodyModel.id, anatomyModel.modelId))
      .innerJoin(bodyStructure, eq(bodyStructure.modelId, bodyModel.id))
      .where(eq(anatomy.origin, origin))
      .orderBy(asc(bodyStructure.place))
  ).map(({ part, key }) => ({ ...part, key }));

/** Says "stop" once it was asked so often. */
const stoppingAfter = (most: number) => {
  let asked = 0;
  return {
    get aborted() {
      asked += 1;
      return asked > most;
    },
  };
};

/** It refuses what is no archive of bodies, and an archive that lies. */
const refusesWhatIsNone = async () => {
  await expect(run(join(folder, '没有'))).rejects.toThrow('There is nothing at');
  const empty = await archive(new Map([['a.txt', Buffer.from('a')]]), 'empty.zip');
  await expect(run(empty)).rejects.toThrow('There are no meshes');
  const large = new Map([['FJ1.obj', Buffer.alloc(8 * 1024 ** 2)], ...bodyArchive()]);
  const bomb = await archive(large, '炸弹.zip');
  await expect(run(bomb)).rejects.toThrow('would grow to more than it says');
  const other = new Map(
    [...bodyArchive()].map(([name, bytes]) => [
      name,
      /element_parts/.test(name) ? Buffer.from('Femur;FJ3001\nTibia;FJ3003') : bytes,
    ]),
  );
  await expect(run(await archive(other, '别的表.zip'))).rejects.toThrow(
    /partof_element_parts.txt is not the table of this name: .*concept id, name, element file id/,
  );
  const none = new Map([...bodyArchive()].filter(([name]) => !name.endsWith('.txt')));
  await expect(run(await archive(none, '没有表.zip'))).rejects.toThrow('no table of elements');
  expect(await database.db.$count(anatomy)).toBe(0);
};

/** It goes on where it was interrupted. */
const goesOn = async () => {
  const path = await archive(bodyArchive(), '人体.zip');
  const kept = async () => {
    const names = await readdir(join(folder, 'scratch'));
    return Promise.all(names.map(async (n) => (await stat(join(folder, 'scratch', n))).mtimeMs));
  };
  await expect(run(path, stoppingAfter(5))).rejects.toThrow('goes on from here');
  const first = await kept();
  expect(first).toHaveLength(5);
  expect(await database.db.$count(anatomy)).toBe(0);
  await expect(run(path, stoppingAfter(11))).rejects.toThrow('goes on from here');
  expect(await kept()).toEqual(expect.arrayContaining(first));
  expect(await database.db.$count(anatomy)).toBe(1);
  const done = await run(path);
  expect(done.bodies).toEqual([
    { origin: 'bodyParts3d/bones', state: 'unchanged' },
    { origin: 'bodyParts3d/muscles', state: 'made' },
    { origin: 'bodyParts3d/circulation', state: 'made' },
  ]);
  await expect(readdir(join(folder, 'scratch'))).rejects.toThrow('ENOENT');
};

/** It says what it left out and why. */
const saysWhatIsLeftOut = async () => {
  // Broken meshes are met where a body is made, not where nothing has changed.
  await database.db.update(anatomy).set({ originMark: 'other' });
  const { skipped, ...done } = await run(join(folder, '人体.zip'));
  expect(done.bodies.map(({ state }) => state)).toEqual(['renewed', 'renewed', 'renewed']);
  expect(skipped).toEqual({
    'table that is missing': [
      'isa_element_parts.txt: meshes that are named by their kind alone have no name',
      'isa_inclusion_relation_list.txt: what is part of nothing stands at the top of its tree',
    ],
    'broken line of a table': [
      expect.stringMatching(/partof_element_parts.txt, line \d+: FMA9611/),
    ],
    'broken mesh': [expect.stringMatching(/FJ3207.obj, line \d+: a place that is none/)],
    'mesh that no concept names': ['FJ3999'],
    'named element without a file': ['FJ3208 of FMA3768 arch of aorta'],
    'relation that would hold itself': [expect.stringContaining('FMA')],
  });
  expect(done.named).toBe(done.concepts - 1);
};

/** It keeps bodies with names, tree, file and source, free and once. */
const keepsBodies = async () => {
  const bones = await partsOf('bodyParts3d/bones');
  const byName = new Map(bones.map((part) => [part.name, part]));
  expect(byName.get('左股骨')).toMatchObject({
    nameEn: 'left femur',
    nameLatin: 'femur sinistrum',
    fma: 24475,
    isTranslated: true,
    meshes: ['FJ3001'],
    parentId: byName.get('股骨')?.id,
    spelling: 'zuo gu gu',
  });
  expect(byName.get('股骨')).toMatchObject({ meshes: [] });
  const muscles = await partsOf('bodyParts3d/muscles');
  expect(muscles.find(({ fma }) => fma === 32518)).toMatchObject({
    name: 'deep extrinsic muscle of shoulder',
    nameLatin: '',
    isTranslated: false,
  });
  const heart = await partsOf('bodyParts3d/circulation');
  expect(heart.map(({ name }) => name)).not.toContain('下腔静脉');
  expect(heart.find(({ name }) => name === '心')?.meshes).toEqual([]);
  const file = await folderStorage(join(folder, 'storage')).readAt(bones[0]?.key ?? '', 0, 4);
  expect(file.toString()).toBe('glTF');
  const sold = await database.db
    .select()
    .from(commodity)
    .where(eq(commodity.type, 16))
    .orderBy(commodity.productId);
  expect(sold.map(({ title, charge }) => [title, charge])).toEqual([
    ['全身骨骼（BodyParts3D）', 1],
    ['全身骨骼肌（BodyParts3D）', 1],
    ['心和血管（BodyParts3D）', 1],
  ]);
  expect(await database.db.select({ source: anatomy.source }).from(anatomy)).toEqual(
    Array(3).fill({ source: 'bodyParts3d' }),
  );
};

/** It changes nothing where nothing has changed, and keeps numbers where something has. */
const changesNothing = async () => {
  const before = await partsOf('bodyParts3d/bones');
  const path = join(folder, '人体.zip');
  const states = async () => (await run(path)).bodies.map(({ state }) => state);
  expect(await states()).toEqual(['unchanged', 'unchanged', 'unchanged']);
  expect(await partsOf('bodyParts3d/bones')).toEqual(before);
  await database.db.update(anatomy).set({ originMark: 'other' });
  expect(await states()).toEqual(['renewed', 'renewed', 'renewed']);
  expect(await partsOf('bodyParts3d/bones')).toEqual(before);
  expect(await database.db.$count(commodity)).toBe(3);
};

/** It takes systems of Z-Anatomy apart from the others, by the names of their nodes. */
const takesSystems = async () => {
  const path = join(folder, '系统');
  await mkdir(path);
  const { json, binary } = someGltf();
  const text = JSON.stringify(json)
    .replace('左心室', 'Femur.l')
    .replace('右心室', 'Crista nova.r')
    .replace('心脏', 'Skeletal system');
  await writeFile(join(path, '骨骼.glb'), packGlb({ json: JSON.parse(text) as object, binary }));
  await writeFile(join(path, 'Old.fbx'), 'no model');
  const taking = () => run(path, { aborted: false }, importSystems);
  const { skipped, ...done } = await taking();
  expect(skipped['file that is not read']).toEqual([expect.stringContaining('Old.fbx: ')]);
  expect(done).toMatchObject({ meshes: 2, concepts: 3, named: 2 });
  const parts = await partsOf('zAnatomy/骨骼');
  expect(parts.map(({ name, isTranslated, meshes }) => [name, isTranslated, meshes])).toEqual([
    ['骨骼系统', true, []],
    ['左股骨', true, ['Femur.l']],
    ['Crista nova.r', false, ['Crista nova.r']],
  ]);
  const [row] = await database.db
    .select({ source: anatomy.source, system: anatomy.system })
    .from(anatomy)
    .where(eq(anatomy.origin, 'zAnatomy/骨骼'));
  expect(row).toEqual({ source: 'zAnatomy', system: 1 });
  expect((await taking()).bodies).toEqual([
    { origin: 'zAnatomy/Old', state: 'empty' },
    { origin: 'zAnatomy/骨骼', state: 'unchanged' },
  ]);
};

// One after the other: each goes on with what the one before has brought in.
it('brings bodies in, goes on where it was interrupted, and changes nothing again', async () => {
  await refusesWhatIsNone();
  await goesOn();
  await saysWhatIsLeftOut();
  await keepsBodies();
  await changesNothing();
  await takesSystems();
});

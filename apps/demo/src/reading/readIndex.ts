import { existsSync, readdirSync } from 'node:fs';
import Type, { type Static, type TSchema } from 'typebox';
import { contentPath } from './contentFolder';
import { readYaml } from './readYaml';
import { refuseContent } from './refuseContent';

const Names = Type.Array(Type.String({ minLength: 1 }), { uniqueItems: true });
const INDEX = 'index.yaml';

/** What lies in a folder: in the order of its index, which names all of it, or of the alphabet. */
export function readIndex(folder: string): string[] {
  const there = readdirSync(contentPath(folder))
    .filter((name) => name !== INDEX)
    .map((name) => name.replace(/\.\w+$/, ''))
    .sort();
  const path = `${folder}/${INDEX}`;
  if (!existsSync(contentPath(path))) return there;
  const names = readYaml(path, Names);
  const wrong = [
    ...names.flatMap((name, at) =>
      there.includes(name) ? [] : [{ line: at + 1, says: `there is no ${name}` }],
    ),
    ...there.flatMap((name) =>
      names.includes(name) ? [] : [{ line: names.length, says: `${name} is not named` }],
    ),
  ];
  return wrong.length > 0 ? refuseContent(path, wrong) : names;
}

/** Each file of a folder, in its order, with its name as its slug. */
export const readEach = <Schema extends TSchema>(folder: string, schema: Schema) =>
  readIndex(folder).map((slug) => ({ slug, said: readYaml(`${folder}/${slug}.yaml`, schema) }));

/** The same by their names, which are all of those of something else. */
export function readByKey<Schema extends TSchema, Key extends string>(
  folder: string,
  schema: Schema,
  keys: Readonly<Record<Key, unknown>>,
) {
  const files = readSome(folder, schema, keys);
  const missing = Object.keys(keys).filter((key) => !(key in files));
  if (missing.length > 0) throw new Error(`apps/demo/content/${folder} has no ${missing.join()}`);
  return files as Record<Key, Static<Schema>>;
}

/** The same, by some of them. */
export function readSome<Schema extends TSchema, Key extends string>(
  folder: string,
  schema: Schema,
  keys: Readonly<Record<Key, unknown>>,
) {
  const files = readEach(folder, schema).map(({ slug, said }) => [slug, said] as const);
  const strange = files.map(([slug]) => slug).filter((slug) => !(slug in keys));
  if (strange.length > 0)
    throw new Error(`apps/demo/content/${folder}: what is ${strange.join()}?`);
  return Object.fromEntries(files) as Partial<Record<Key, Static<Schema>>>;
}

import { existsSync, readdirSync } from 'node:fs';
import type { TSchema } from 'typebox';
import Type from 'typebox';
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

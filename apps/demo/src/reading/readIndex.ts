import { readdirSync } from 'node:fs';
import Type from 'typebox';
import { contentPath } from './contentFolder';
import { readYaml } from './readYaml';
import { refuseContent } from './refuseContent';

const Names = Type.Array(Type.String({ minLength: 1 }), { uniqueItems: true });
const INDEX = 'index.yaml';

/** The names in a folder's index, in its order; they are those of what lies there, neither more nor fewer. */
export function readIndex(folder: string): string[] {
  const path = `${folder}/${INDEX}`;
  const names = readYaml(path, Names);
  const there = readdirSync(contentPath(folder))
    .filter((name) => name !== INDEX)
    .map((name) => name.replace(/\.\w+$/, ''));
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

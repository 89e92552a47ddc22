import type { FindableText } from '../findable.shapes';
import { plain } from './plain';
import { openReader } from './reader';

export interface FindableReading {
  signs: string[];
  sounds: string[];
}

/** Analyses the fields in order of importance. */
export async function readFindable(thing: FindableText): Promise<FindableReading> {
  const { title, tags, teacher, school, typeNames, parts = [], text } = thing;
  const { signs, syllables } = await openReader();
  const said = [teacher, school, ...typeNames].filter((name) => name != null && name !== '');
  // Letters that stand for several, such as ㎎, are found by those as well.
  const spelt = [title, text].filter((one) => plain(one).length !== one.length).map(plain);
  const named = [[title], tags, said, [...parts, ...spelt]].map((field) => signs(field.join('\n')));
  const sounds = named.map((field) => syllables(field).join(' '));
  return { signs: [...named, signs(text)], sounds };
}

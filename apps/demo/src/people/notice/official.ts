import { strictObject } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { readYaml } from '../../reading/readYaml';
import { Count, Html, Words } from '../../reading/shapes';

const Official = Type.Array(
  strictObject({ title: Words, text: Words, hoursAgo: Count, html: Html }),
);

export const seedOfficial = readYaml('notices/official.yaml', Official);

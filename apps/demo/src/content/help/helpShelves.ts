import { showTypes } from '@cheese/domain/codes/content/showTypes';
import { codeOf, strictObject } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { readEach } from '../../reading/readIndex';
import { Html, Words } from '../../reading/shapes';

const Shelf = strictObject({
  showType: codeOf(showTypes),
  category: Words,
  articles: Type.Array(strictObject({ title: Words, summary: Words, html: Html })),
});

/** The help, by what it is about. */
export const helpShelves = readEach('help', Shelf).map(({ said }) => said);

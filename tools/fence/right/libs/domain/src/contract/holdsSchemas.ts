// Contracts are where schemas live.
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { newsCategories } from '../codes/news';
export const at = (moment: number) => new Date(moment);

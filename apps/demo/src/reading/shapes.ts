import { strictObject, keyOf } from '@cheese/domain/contract/shapes';
import { subjects } from '@cheese/generators/pictures/motifs';
import { palettes } from '@cheese/generators/pictures/palettes';
import Type from 'typebox';

export const Words = Type.String({ minLength: 1 });
export const Html = Type.String({ minLength: 1 });
/** What something is called in files and addresses. */
export const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
export const Phone = Type.String({ pattern: '^1\\d{10}$' });
export const Count = Type.Integer({ minimum: 0 });
/** A cover that is drawn. */
export const Picture = strictObject({ motif: keyOf(subjects), palette: keyOf(palettes) });

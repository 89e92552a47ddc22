import Type from 'typebox';

export const Words = Type.String({ minLength: 1 });
export const Html = Type.String({ minLength: 1 });
/** What something is called in files and addresses. */
export const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

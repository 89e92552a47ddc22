/**
 * A text that went through `publicWord.service.ts`. The columns of what others read are of this
 * type: a store that is handed any other text does not compile.
 */
export type Said = string & { readonly passed: true };

/** A text that nobody but its writer reads. Whatever is published later passes then. */
export const unheard = (text: string) => text as Said;

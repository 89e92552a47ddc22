/**
 * A text that went through `publicWord.service.ts`. The columns of what others read are of this
 * type: a store that is handed any other text does not compile.
 */
export type Said = string & { readonly passed: true };

/** A private text; it is checked when it is published. */
export const unheard = (text: string) => text as Said;

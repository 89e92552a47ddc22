/**
 * A text that went through `publicWord.service.ts`. The columns of what others read are of this
 * type: a store that is handed any other text does not compile.
 */
export type PassedText = string & { readonly passed: true };

/** A private text; it is checked when it is published. */
export const asPrivateText = (text: string) => text as PassedText;

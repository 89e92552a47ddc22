import type { SeedBranch, SeedQuestionRef } from './seedCourse';

/** A branch of a mind map with what grows out of it; a bare word is a leaf. */
export const branch = (text: string, ...leaves: readonly (string | SeedBranch)[]): SeedBranch => ({
  text,
  branches: leaves.map((leaf) => (typeof leaf === 'string' ? { text: leaf } : leaf)),
});

/** Questions of one bank by the words with which they begin. */
export const asked = (bank: string, ...stems: readonly string[]): SeedQuestionRef[] =>
  stems.map((stem) => ({ bank, stem }));

import { createHash } from 'node:crypto';
import { meantBy } from '@cheese/domain/questions/meaning';
import type { QuestionDraft } from '@cheese/domain/questions/draft';

/** The same for two questions that differ by nothing that means something. */
export const fingerprintOf = (draft: QuestionDraft): string =>
  createHash('sha256').update(meantBy(draft)).digest('base64url').slice(0, 22);

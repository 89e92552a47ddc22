import { mediaLimits } from '@cheese/domain/codes/learning/media';
import type { MediaRules } from '@cheese/domain/contract/learning/media';
import type { FileRules } from '../../../ports/fileRules';

/** More than any lesson has, and no more than a job draws in its time. */
export const MOST_PAGES = 500;

export const rulesOf = ({ limits, convert, films }: FileRules): MediaRules => ({
  filmBytes: limits.video,
  documentBytes: limits.document,
  slideBytes: mediaLimits.slideBytes,
  modelBytes: mediaLimits.modelBytes,
  pages: MOST_PAGES,
  makesSizes: films !== null,
  readsOffice: convert !== null,
});

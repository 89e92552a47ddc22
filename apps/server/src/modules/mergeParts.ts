import type { MergePart } from './school/schoolMerge/schoolMerge.part';
import { jobsPart } from './base/job/job.merge.store';
import { insightPart } from './front/schoolInsight/insight.merge.store';
import { courseFilePart } from './learning/courseFile/courseFile.merge.store';
import { licencePart } from './shop/licence/licence.merge.store';
import { gazePart } from './slides/slideGaze/slideGaze.merge.store';
import { libraryPart } from './slides/slide/library/slideLibrary.merge.store';
import { bulletPart } from './training/bulletComment/bulletComment.merge.store';
import { virtualSystemPart } from './training/virtualSystem/virtualSystem.merge.store';

/** What areas do themselves where two schools become one. */
export const mergeParts: readonly MergePart[] = [
  jobsPart,
  courseFilePart,
  licencePart,
  libraryPart,
  gazePart,
  bulletPart,
  virtualSystemPart,
  insightPart,
];

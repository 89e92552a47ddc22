import type { CertificateItem } from '@cheese/domain/contract/emergency/certificateItem';
import { texts } from './texts';

/** One line per condition. */
export function conditionWords({ conditions }: Pick<CertificateItem, 'conditions'>): string[] {
  const { studySeconds, quizzes, passScore, resourceIds } = conditions;
  const words = [
    ...(studySeconds > 0 ? [texts.minutesAsked(Math.ceil(studySeconds / 60))] : []),
    ...(quizzes > 0 ? [texts.quizzesAsked(quizzes, passScore)] : []),
    ...(resourceIds.length > 0 ? [texts.resourcesAsked(resourceIds.length)] : []),
  ];
  return words.length > 0 ? words : [texts.free];
}

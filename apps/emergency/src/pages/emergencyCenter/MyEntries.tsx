import type { CertificateProgress } from '@cheese/domain/contract/emergency/shapes/certificateShapes';
import { useGetCertificateProgressQuery } from '@cheese/emergency-api/myCertificate';
import { useGetCurrentQuizQuery } from '@cheese/emergency-api/quiz';
import { progressShare } from '../../features/certificate/conditionRows';
import { EntryRow } from './EntryRow';
import { texts } from './texts';

/** Progress that fails to load is left out; the page works without it. */
export default function MyEntries() {
  const quiz = useGetCurrentQuizQuery().currentData;
  const progress = useGetCertificateProgressQuery().currentData ?? [];
  return (
    <EntryRow
      quiz={quiz ? texts.quizUnderWay(quiz.answers.length, quiz.questions.length) : undefined}
      welfare={wordsOfNearest(progress)}
    />
  );
}

/** The certificate with the most progress among those not yet earned. */
function wordsOfNearest(progress: readonly CertificateProgress[]): string | undefined {
  const shares = progress
    .filter(({ number }) => number === null)
    .map((item) => ({ item, share: progressShare(item) }))
    .sort((a, b) => b.share - a.share);
  const [nearest] = shares;
  if (!nearest || nearest.share === 0) return undefined;
  const { itemName, canClaim } = nearest.item;
  return canClaim
    ? texts.welfareReady(itemName)
    : texts.welfareNear(itemName, Math.floor(nearest.share * 100));
}

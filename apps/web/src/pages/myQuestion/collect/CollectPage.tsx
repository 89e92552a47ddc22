import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import { useGetCollectedQuestionsQuery } from '@cheese/api-client/exam/collectedQuestion';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { KeptFrame } from '../kept/KeptFrame';
import { KeptList } from '../kept/KeptList';
import { NothingKept } from '../kept/NothingKept';
import { useKeptAddress } from '../kept/useKeptAddress';
import { CollectedCard } from './CollectedCard';
import { texts } from './texts';

/** Collected questions, without answers: they may be part of a running exam. */
export default function CollectPage() {
  useDocumentTitle(texts.title);
  const kept = useKeptAddress();
  const query = useGetCollectedQuestionsQuery(kept.query, { refetchOnMountOrArgChange: true });
  return (
    <KeptFrame
      title={texts.title}
      lead={texts.lead}
      source={practiceSourceCodes.collected}
      kept={kept}
    >
      <KeptList
        kept={kept}
        query={query}
        what={texts.what}
        empty={<NothingKept texts={texts} />}
        card={(collected, number) => (
          <CollectedCard
            key={collected.question.id}
            collected={collected}
            number={number}
            hasTools={!kept.isPrint}
          />
        )}
      />
    </KeptFrame>
  );
}

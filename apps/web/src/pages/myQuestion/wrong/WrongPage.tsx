import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import { useGetWrongQuestionsQuery } from '@cheese/api-client/exam/wrongQuestion';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { QuestionTalks } from '../../../features/comments/QuestionTalks';
import { KeptFrame } from '../kept/KeptFrame';
import { KeptList } from '../kept/KeptList';
import { NothingKept } from '../kept/NothingKept';
import { useKeptAddress } from '../kept/useKeptAddress';
import { texts } from './texts';
import { WrongCard } from './WrongCard';

/** Wrongly answered questions with key and explanation, until the learner removes them. */
export default function WrongPage() {
  useDocumentTitle(texts.title);
  const kept = useKeptAddress();
  const query = useGetWrongQuestionsQuery(kept.query, { refetchOnMountOrArgChange: true });
  const shown = kept.isPrint
    ? []
    : (query.currentData?.list ?? []).map(({ question }) => question.id);
  return (
    <KeptFrame title={texts.title} lead={texts.lead} source={practiceSourceCodes.wrong} kept={kept}>
      <QuestionTalks questionIds={shown}>
        <KeptList
          kept={kept}
          query={query}
          what={texts.what}
          empty={<NothingKept texts={texts} />}
          card={(wrong, number) => (
            <WrongCard
              key={wrong.question.id}
              wrong={wrong}
              number={number}
              hasTools={!kept.isPrint}
            />
          )}
        />
      </QuestionTalks>
    </KeptFrame>
  );
}

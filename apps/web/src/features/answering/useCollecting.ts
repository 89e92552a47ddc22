import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { useGetCollectedQuestionIdsQuery } from '@cheese/api-client/exam/collectedQuestion';
import { useAddCollectMutation, useDelCollectMutation } from '@cheese/api-client/learning/collect';
import type { QuestionTools } from '@cheese/question-sheet/practice/QuestionTools';

/** The favourite buttons of questions; one call loads the state of all. */
export function useCollecting(): NonNullable<QuestionTools['collecting']> {
  const { data: ids = [] } = useGetCollectedQuestionIdsQuery({});
  const [add] = useAddCollectMutation();
  const [remove] = useDelCollectMutation();
  return {
    isCollected: (questionId) => ids.includes(questionId),
    collect: (productId, isCollected) =>
      void (isCollected ? add : remove)({ type: collectTypeCodes.question, productId }),
  };
}

import { useBeginAnatomyQuizMutation } from '@cheese/api-client/bodies/anatomyQuiz';
import type { Asks } from '@cheese/domain/contract/call';
import type { AnatomyQuizContract } from '@cheese/domain/contract/bodies/anatomyQuiz';
import { useTask } from '@cheese/ui/form/useTask';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../paths';

/** Starts a quiz or continues an unfinished one, and opens its address. */
export function useBegin() {
  const [begin] = useBeginAnatomyQuizMutation();
  const navigate = useNavigate();
  const { isBusy, run } = useTask();
  const start = (asked: Asks<AnatomyQuizContract['begin']>) =>
    void run(async () => {
      const { id, anatomyId, modelId } = await begin(asked).unwrap();
      await navigate(paths.anatomyStudy({ id: anatomyId, modelId, quiz: id }), { replace: true });
    });
  return { isBusy, start };
}

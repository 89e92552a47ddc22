import { useStartPracticeMutation } from '@cheese/api-client/exam/practice';
import type { PracticeSource } from '@cheese/domain/codes/exam/practices';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession } from '../../session/session';

interface Wanted {
  source: PracticeSource;
  /** Id of the chapter or the bank, depending on the source. */
  sourceId: number;
  isAnew?: boolean;
  questionCount?: number;
}

/** Begins a practice, or goes on with the open one, and leads to it; a visitor signs in first. */
export function useBegin() {
  const [start] = useStartPracticeMutation();
  const { isBusy, run } = useTask();
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const begin = (wanted: Wanted) => {
    if (!mayAct(pathname + search)) return;
    // A failure is said by the call itself.
    void run(async () => {
      const { id } = await start(wanted).unwrap();
      await navigate(paths.practice({ practiceId: id }));
      return leaving;
    });
  };
  return { isBusy, begin };
}

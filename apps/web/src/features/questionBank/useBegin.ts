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

/** Starts a practice or resumes the open one, and opens it; a visitor gets the login prompt. */
export function useBegin() {
  const [start] = useStartPracticeMutation();
  const { isBusy, run } = useTask();
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const begin = (wanted: Wanted) => {
    if (!mayAct(pathname + search)) return;
    // The call itself shows a toast on failure.
    void run(async () => {
      const { id } = await start(wanted).unwrap();
      await navigate(paths.practice({ practiceId: id }));
      return leaving;
    });
  };
  return { isBusy, begin };
}

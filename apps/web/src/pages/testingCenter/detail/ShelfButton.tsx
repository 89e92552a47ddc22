import {
  useSubscribeQuestionLibraryMutation,
  useUnsubscribeQuestionLibraryMutation,
} from '@cheese/api-client/exam/questionLibrary';
import type { QuestionLibraryDetail } from '@cheese/domain/contract/exam/questionLibrary';
import { useTask } from '@cheese/ui/form/useTask';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../session/session';
import { texts } from './texts';

/** Puts a bank on the shelf or removes it; answers in it are kept. */
export function ShelfButton({ bank }: { bank: QuestionLibraryDetail }) {
  const { id: libraryId, isSubscribed } = bank;
  const [subscribe] = useSubscribeQuestionLibraryMutation();
  const [unsubscribe] = useUnsubscribeQuestionLibraryMutation();
  const { isBusy, run } = useTask();
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  const press = () => {
    if (!mayAct(pathname + search)) return;
    const change = isSubscribed ? unsubscribe : subscribe;
    void run(() => change({ libraryId }).unwrap(), isSubscribed ? texts.unkept : texts.kept);
  };
  return (
    <Button
      color="inherit"
      startIcon={isSubscribed ? <Bookmark color="primary" /> : <BookmarkBorder />}
      aria-disabled={isBusy}
      onClick={press}
    >
      {isSubscribed ? texts.unkeep : texts.keep}
    </Button>
  );
}

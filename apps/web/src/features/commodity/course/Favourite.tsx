import { learningMessages } from '@cheese/domain/texts/learningMessages';
import { messages } from '@cheese/domain/texts/messages';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { type MouseEvent, useContext } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { orReload } from '../../../loading/orReload';
import { useSession } from '../../../session/session';
import type { Store } from '../../../store';
import { texts } from '../texts';
import { CourseFactsContext } from './CourseFacts';

const heart =
  'm12 21-1.5-1.3C5.4 15.4 2 12.3 2 8.5A5.4 5.4 0 0 1 7.5 3c1.7 0 3.4.8 4.5 2.1A6 6 0 0 1 16.5 3 5.4 5.4 0 0 1 22 8.5c0 3.8-3.4 6.9-8.5 11.2z';

export function Favourite({ courseId, title }: { courseId: number; title: string }) {
  const { of, setCollected } = useContext(CourseFactsContext);
  const { dispatch } = useStore() as Store;
  const { isBusy, run } = useTask();
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const isCollected = of.get(courseId)?.isCollected ?? false;

  const change = async () => {
    const { dropCourse, keepCourse } = await orReload(() => import('./askFacts')).catch(
      (lost: unknown) => {
        toast.error(messages.networkUnreachable);
        throw lost;
      },
    );
    await dispatch((isCollected ? dropCourse : keepCourse)(courseId)).unwrap();
    setCollected(courseId, !isCollected);
  };
  const press = ({ detail }: MouseEvent) => {
    // The second click of a double click would undo the first.
    if (detail > 1 || !mayAct(pathname + search)) return;
    void run(change, isCollected ? learningMessages.uncollected : learningMessages.collected);
  };
  return (
    <button
      type="button"
      className="favourite"
      aria-label={texts.keepThis(title)}
      aria-pressed={isCollected}
      aria-disabled={isBusy}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={heart} />
      </svg>
    </button>
  );
}

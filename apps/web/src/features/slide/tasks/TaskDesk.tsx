import { useGetSlideTaskTriesQuery } from '@cheese/api-client/slides/slideTask';
import type { MarkedTask, SlideTask } from '@cheese/domain/contract/slides/slideTask';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { Beside } from '../viewer/over';
import { TaskResult } from './TaskResult';
import { TaskWork } from './TaskWork';
import { texts } from './texts';

interface TaskDeskProps {
  task: SlideTask;
  beside: Beside;
  onBack: () => void;
}

/** A task to do, or the result of the last try. */
export function TaskDesk({ task, beside, onBack }: TaskDeskProps) {
  const [marked, setMarked] = useState<MarkedTask | null>(null);
  const [isWorking, setWorking] = useState(task.standing === null);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), [isWorking]);
  return (
    <div className="stack">
      <Button size="small" startIcon={<ArrowBack />} onClick={onBack}>
        {texts.back}
      </Button>
      <h2 ref={head} tabIndex={-1}>
        {task.title}
      </h2>
      {task.text && <p className="text">{task.text}</p>}
      {isWorking ? (
        <TaskWork
          task={task}
          beside={beside}
          onMarked={(one) => {
            setMarked(one);
            setWorking(false);
          }}
        />
      ) : (
        <Done task={task} beside={beside} marked={marked} onAgain={() => setWorking(true)} />
      )}
    </div>
  );
}

interface DoneProps extends Omit<TaskDeskProps, 'onBack'> {
  marked: MarkedTask | null;
  onAgain: () => void;
}

/** The result of this or the last try; a teacher's trial is not stored. */
function Done({ task, beside, marked, onAgain }: DoneProps) {
  const isTrial = marked?.nth === 0;
  const query = useGetSlideTaskTriesQuery({ id: task.id }, { skip: isTrial });
  const shown = { task, beside, onAgain };
  if (marked) {
    return <TaskResult key={marked.nth} {...shown} tries={query.data ?? []} first={marked} />;
  }
  return (
    <Answered query={query} what={texts.tries} skeleton={<RowsSkeleton count={3} />}>
      {(tries) => tries[0] && <TaskResult {...shown} tries={tries} first={tries[0]} />}
    </Answered>
  );
}

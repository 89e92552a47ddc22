import { useGetSlideTasksQuery } from '@cheese/api-client/slides/slideTask';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { LazyPart } from '@cheese/ui/parts/LazyPart';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Beside } from '../viewer/over';
import { TaskDesk } from './TaskDesk';
import { TaskList } from './TaskList';
import { TaskSheet } from './TaskSheet';
import { texts } from './texts';

const loadMaking = async () => {
  const { TaskMaking: Part } = await import('./making/TaskMaking');
  return { default: Part };
};

/** Learners do the tasks of the slide here; teachers also create them. */
export function TaskPanel({ beside }: { beside: Beside }) {
  const query = useGetSlideTasksQuery({ slideId: beside.slideId });
  const [isMaking, setMaking] = useState(false);
  return (
    <TaskSheet>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={4} />}
        isEmpty={() => false}
      >
        {({ isTeaching, list }) => (
          <div className="stack">
            {isTeaching && (
              <Button size="small" variant="outlined" onClick={() => setMaking(!isMaking)}>
                {isMaking ? texts.doThem : texts.make}
              </Button>
            )}
            {isTeaching && isMaking ? (
              <LazyPart
                load={loadMaking}
                props={{ beside }}
                fallback={<RowsSkeleton count={4} />}
              />
            ) : (
              <Tasks list={list} beside={beside} isTeaching={isTeaching} />
            )}
          </div>
        )}
      </Answered>
    </TaskSheet>
  );
}

interface TasksProps {
  list: Parameters<typeof TaskList>[0]['tasks'];
  beside: Beside;
  isTeaching: boolean;
}

function Tasks({ list, beside, isTeaching }: TasksProps) {
  const [chosen, choose] = useState<number | null>(null);
  const task = list.find(({ id }) => id === chosen);
  if (list.length === 0) {
    const hint = isTeaching ? texts.noneTeaching : texts.noneHint;
    return <EmptyState dense sentence={texts.none} hint={hint} />;
  }
  if (!task) return <TaskList tasks={list} onChoose={choose} />;
  return (
    <TaskDesk
      key={`${task.id}:${task.edition}`}
      task={task}
      beside={beside}
      onBack={() => choose(null)}
    />
  );
}

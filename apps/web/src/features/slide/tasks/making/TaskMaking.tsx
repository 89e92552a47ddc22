import { useGetMadeSlideTasksQuery } from '@cheese/api-client/slides/slideTaskMaking';
import type { SlideTaskKind } from '@cheese/domain/codes/slides/slideTask';
import type { MadeTask } from '@cheese/domain/contract/slides/slideTaskMaking';
import { askedOf } from '@cheese/domain/rules/slides/task/askedOf';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useState } from 'react';
import type { Beside } from '../../viewer/over';
import { TaskDesk } from '../TaskDesk';
import { MadeList } from './MadeList';
import { TaskForm } from './TaskForm';
import { texts } from './texts';

type Doing =
  | { what: 'list' }
  | { what: 'add'; kind: SlideTaskKind }
  | { what: 'edit' | 'preview'; id: number };

const idle: Doing = { what: 'list' };

export function TaskMaking({ beside }: { beside: Beside }) {
  const query = useGetMadeSlideTasksQuery({ slideId: beside.slideId });
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton count={4} />}
      isEmpty={() => false}
    >
      {(tasks) => <Making tasks={tasks} beside={beside} />}
    </Answered>
  );
}

function Making({ tasks, beside }: { tasks: readonly MadeTask[]; beside: Beside }) {
  const [doing, setDoing] = useState<Doing>(idle);
  const end = () => setDoing(idle);
  if (doing.what === 'add') {
    return <TaskForm kind={doing.kind} made={null} beside={beside} onClose={end} />;
  }
  const made = 'id' in doing ? tasks.find(({ id }) => id === doing.id) : undefined;
  if (!made) {
    return (
      <MadeList
        tasks={tasks}
        slideId={beside.slideId}
        onAdd={(kind) => setDoing({ what: 'add', kind })}
        onEdit={(id) => setDoing({ what: 'edit', id })}
        onPreview={(id) => setDoing({ what: 'preview', id })}
      />
    );
  }
  if (doing.what === 'preview') {
    return <TaskDesk task={asLearner(made)} beside={beside} onBack={end} />;
  }
  return <TaskForm key={made.id} kind={made.key.kind} made={made} beside={beside} onClose={end} />;
}

const asLearner = ({ id, title, text, key, tries, reveals, edition }: MadeTask) => ({
  id,
  title,
  text,
  tries,
  reveals,
  edition,
  standing: null,
  asked: askedOf(key),
});

import { slideTaskKinds } from '@cheese/domain/codes/slides/slideTask';
import type { SlideTask } from '@cheese/domain/contract/slides/slideTask';
import { texts } from './texts';

interface TaskListProps {
  tasks: readonly SlideTask[];
  onChoose: (id: number) => void;
}

export function TaskList({ tasks, onChoose }: TaskListProps) {
  const done = tasks.filter(({ standing }) => standing?.isRight).length;
  return (
    <div className="stack">
      <p className="aside">{texts.done(done, tasks.length)}</p>
      <ol>
        {tasks.map(({ id, title, asked, standing }) => (
          <li key={id}>
            <button type="button" className="task" onClick={() => onChoose(id)}>
              <span>{title}</span>
              <span className="aside">
                {slideTaskKinds[asked.kind]} · <Standing standing={standing} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Standing({ standing }: Pick<SlideTask, 'standing'>) {
  if (!standing) return texts.waiting;
  if (standing.isRight) return <span className="right">{texts.right}</span>;
  return standing.hasKey ? texts.seen(standing.best) : texts.wrong(standing.best);
}

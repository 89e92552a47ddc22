import {
  useOrderSlideTasksMutation,
  useRemoveSlideTaskMutation,
} from '@cheese/api-client/slides/slideTaskMaking';
import { type SlideTaskKind, slideTaskKinds } from '@cheese/domain/codes/slides/slideTask';
import type { MadeTask } from '@cheese/domain/contract/slides/slideTaskMaking';
import { useTask } from '@cheese/ui/form/useTask';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { texts } from './texts';

interface MadeListProps {
  tasks: readonly MadeTask[];
  slideId: number;
  onAdd: (kind: SlideTaskKind) => void;
  onEdit: (id: number) => void;
  onPreview: (id: number) => void;
}

const kinds = Object.keys(slideTaskKinds).map(Number) as SlideTaskKind[];

export function MadeList({ tasks, slideId, onAdd, ...open }: MadeListProps) {
  const [order] = useOrderSlideTasksMutation();
  const { run } = useTask();
  const move = (at: number, by: 1 | -1) => {
    const ids = tasks.map(({ id }) => id);
    const [moved] = ids.splice(at, 1);
    if (moved === undefined) return;
    ids.splice(at + by, 0, moved);
    void run(() => order({ slideId, ids }).unwrap());
  };
  return (
    <div className="stack">
      {tasks.length === 0 && <p>{texts.none}</p>}
      <ol>
        {tasks.map((task, at) => (
          <MadeRow
            key={task.id}
            task={task}
            {...open}
            onUp={at > 0 ? () => move(at, -1) : null}
            onDown={at < tasks.length - 1 ? () => move(at, 1) : null}
          />
        ))}
      </ol>
      <h3>{texts.add}</h3>
      <div className="row">
        {kinds.map((kind) => (
          <Button key={kind} size="small" variant="outlined" onClick={() => onAdd(kind)}>
            {slideTaskKinds[kind]}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface MadeRowProps extends Pick<MadeListProps, 'onEdit' | 'onPreview'> {
  task: MadeTask;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

function MadeRow({ task, onEdit, onPreview, onUp, onDown }: MadeRowProps) {
  const { id, title, key, isShown, tried, rightFirst, right } = task;
  const [isRemoving, setRemoving] = useState(false);
  const [remove] = useRemoveSlideTaskMutation();
  const acts = [
    [texts.edit, () => onEdit(id)],
    [texts.preview, () => onPreview(id)],
    [texts.up, onUp],
    [texts.down, onDown],
    [texts.remove, () => setRemoving(true)],
  ] as const;
  return (
    <li>
      <p>{title}</p>
      <p className="aside">
        {[slideTaskKinds[key.kind], !isShown && texts.hidden].filter(Boolean).join(' · ')}
      </p>
      <p className="aside">{texts.numbers(tried, rightFirst, right)}</p>
      <div className="row">
        {acts.map(([name, act]) => (
          <Button
            key={name}
            size="small"
            disabled={act === null}
            aria-label={texts.of(name, title)}
            onClick={() => act?.()}
          >
            {name}
          </Button>
        ))}
      </div>
      {isRemoving && (
        <RemoveDialog
          title={texts.removeTitle(title)}
          consequence={texts.removeLoss}
          remove={() => remove({ id }).unwrap()}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}

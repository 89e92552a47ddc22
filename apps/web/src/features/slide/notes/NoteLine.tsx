import { useTask } from '@cheese/ui/form/useTask';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { NoteWords } from './NoteWords';
import { texts } from './texts';

interface NoteLineProps {
  note: { text: string; createdAt: number };
  /** Description of the jump target. */
  where: string;
  onJump: () => void;
  edit: (text: string) => Promise<unknown>;
  remove: () => Promise<unknown>;
}

export function NoteLine({ note, where, onJump, edit, remove }: NoteLineProps) {
  const { text, createdAt } = note;
  const [writing, write] = useState<string | null>(null);
  const [asks, ask] = useState(false);
  const { isBusy, run } = useTask();
  const save = async (next: string) => {
    if (await run(() => edit(next.trim()), texts.saved)) write(null);
  };
  const short = text.slice(0, 20);
  const acts = [
    [where, onJump],
    [texts.edit, () => write(text)],
    [texts.remove, () => ask(true)],
  ] as const;
  return (
    <li>
      {writing === null ? (
        <p className="words">{text}</p>
      ) : (
        <NoteWords
          text={writing}
          isBusy={isBusy}
          label={texts.edit}
          onWrite={write}
          onSave={() => void save(writing)}
          onCancel={() => write(null)}
        />
      )}
      <small>
        <RelativeTime at={createdAt} />
      </small>
      <div className="acts">
        {acts.map(([name, act]) => (
          <Button key={name} size="small" aria-label={texts.of(name, short)} onClick={act}>
            {name}
          </Button>
        ))}
      </div>
      {asks && (
        <RemoveDialog
          title={texts.removeTitle}
          consequence={texts.removeLoss}
          remove={remove}
          onClose={() => ask(false)}
        />
      )}
    </li>
  );
}

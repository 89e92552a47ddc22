import {
  useEditSlideNoteMutation,
  useRemoveSlideNoteMutation,
} from '@cheese/api-client/viewers/slideNote';
import type { SlideNote } from '@cheese/domain/contract/viewers/slideNote';
import { placeTexts } from '@cheese/domain/texts/placeTexts';
import { useTask } from '@cheese/ui/form/useTask';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { NoteWords } from './NoteWords';
import { texts } from './texts';

/** One note: what it says, where, and what its writer does with it. */
export function NoteLine({ note, onJump }: { note: SlideNote; onJump: () => void }) {
  const { id, text, place, createdAt } = note;
  const [writing, write] = useState<string | null>(null);
  const [asks, ask] = useState(false);
  const [edit] = useEditSlideNoteMutation();
  const [remove] = useRemoveSlideNoteMutation();
  const { isBusy, run } = useTask();
  const save = async (next: string) => {
    if (await run(() => edit({ id, text: next.trim() }).unwrap(), texts.saved)) write(null);
  };
  const short = text.slice(0, 20);
  const acts = [
    [texts.goTo(placeTexts.zoom(place.zoom)), onJump],
    [texts.edit, () => write(text)],
    [texts.remove, () => ask(true)],
  ] as const;
  return (
    <li>
      {writing === null ? (
        <p className="words">{text}</p>
      ) : (
        <NoteWords
          {...{ text: writing, isBusy }}
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
          remove={() => remove({ id }).unwrap()}
          onClose={() => ask(false)}
        />
      )}
    </li>
  );
}

import type { EditedQuestion } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import { emptyDraft } from '@cheese/question-sheet/editor/emptyDraft';
import { useRef, useState } from 'react';
import { useSessionState } from '../../../../session/session';
import { draftShelf, type WritingDraft, type WrittenQuestion } from './draftShelf';

type Stands = readonly EditedQuestion[];

const asWritten = (questions: Stands): WrittenQuestion[] =>
  questions.map(({ id, version, words }) => ({ id, version, words }));

const freshOf = (stands: Stands): WritingDraft => ({
  stamp: crypto.randomUUID(),
  questions: stands.length > 0 ? asWritten(stands) : [{ words: emptyDraft() }],
});

/** True if a newer version was saved after this draft was started. */
const isBehind = ({ questions }: WritingDraft, stands: Stands) =>
  questions.some(({ id, version = 0 }) => {
    const now = stands.find((one) => one.id === id);
    return now !== undefined && now.version > version;
  });

interface Saved {
  sent: readonly WrittenQuestion[];
  made: readonly { id: number; version: number }[];
  /** Versions on the server after saving, and the draft key from then on. */
  stands: Stands;
  name: string;
}

/** The draft and its unsaved changes, kept under `slot` on this device until it is saved. */
export function useWriting(name: string, slot: string, stands: Stands) {
  const personId = useSessionState().person?.all.user.id ?? 0;
  const shelf = draftShelf(personId);
  const [kept] = useState(() => shelf.find(slot));
  const [draft, setDraft] = useState(() => kept ?? freshOf(stands));
  const [isDirty, setDirty] = useState(kept !== null);
  const [isRestored, setRestored] = useState(kept !== null);
  /** Remounts the editors, which read their text only when they mount. */
  const [opening, setOpening] = useState(0);
  /** Latest changes since the question was opened or saved. */
  const written = useRef<readonly WrittenQuestion[]>(null);

  const begin = (questions: Stands) => {
    setDraft(freshOf(questions));
    setDirty(false);
    setRestored(false);
    setOpening(opening + 1);
  };
  const keep = (next: WritingDraft, at = slot) => {
    written.current = next.questions;
    setDraft(next);
    setDirty(true);
    shelf.keep(at, next);
  };
  const startOver = (questions: Stands) => {
    shelf.drop(slot);
    written.current = null;
    begin(questions);
  };
  const isOld = isBehind(draft, stands);
  // The draft has no changes, so take the newer version from the server.
  if (isOld && !isDirty) begin(stands);

  return {
    draft,
    isDirty,
    isRestored,
    opening,
    hasConflict: isOld && isDirty,
    write: (questions: WrittenQuestion[]) => keep({ ...draft, questions }),
    /** Discards the draft in favour of the server's version. */
    begin: startOver,
    /** Text typed during the save is kept on top of the saved version. */
    saved(done: Saved) {
      const since = written.current;
      if (since === null || since === done.sent) return startOver(done.stands);
      const questions = since.map((one, at) => ({ ...one, ...idOf(done.made[at]) }));
      shelf.drop(slot);
      setRestored(false);
      keep({ stamp: crypto.randomUUID(), questions }, done.name === name ? slot : done.name);
    },
  };
}

const idOf = (made: Saved['made'][number] | undefined) =>
  made && { id: made.id, version: made.version };

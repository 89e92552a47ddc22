import { useMoveChapterMutation } from '@cheese/api-client/exam/bankManage';
import type { ManagedBank, ManagedChapter } from '@cheese/domain/contract/exam/bankManage';
import { useTask } from '@cheese/ui/form/useTask';
import { MovableTree } from '@cheese/ui/tree/MovableTree';
import type { Place } from '@cheese/ui/tree/treeMoves';
import { useMemo, useState } from 'react';
import { type BranchAct, BranchActs } from '../../BranchActs';
import { ChapterNameDialog, ChapterRemoval } from './ChapterDialogs';
import { texts } from './texts';

interface ChapterPaneProps {
  bank: ManagedBank;
  chapters: readonly ManagedChapter[];
  chosen: number | undefined;
  hrefOf: (chapterId: number | undefined) => string;
  onGone: () => void;
}

/** Tree of chapters, with actions on the chosen one. */
export function ChapterPane({ bank, chapters, chosen, hrefOf, onGone }: ChapterPaneProps) {
  const [move] = useMoveChapterMutation();
  const { run } = useTask();
  const [opened, open] = useState<BranchAct | null>(null);
  const branches = useMemo(
    () => chapters.map((one) => ({ ...one, count: one.questionCount })),
    [chapters],
  );
  const chapter = chapters.find(({ id }) => id === chosen);
  const whyKept = chapter ? whyStaying(chapter.id, chapters) : null;
  const onMove = (chapterId: number, place: Place) =>
    void run(() => move({ chapterId, ...place }).unwrap());
  const close = () => open(null);
  return (
    <div>
      <MovableTree
        chosen={chosen}
        hrefOf={hrefOf}
        branches={branches}
        all={{ label: texts.allChapters, count: bank.questionCount }}
        onMove={bank.mayEdit ? onMove : null}
      />
      {bank.mayEdit && (
        <BranchActs
          words={{ ...texts, add: texts.addChapter, remove: texts.removeChapter }}
          branches={chapters}
          chosen={chapter}
          whyKept={whyKept}
          hint={texts.keys}
          onMove={onMove}
          onOpen={open}
        />
      )}
      {opened === 'remove' && chapter && (
        <ChapterRemoval chapter={chapter} chapters={chapters} onRemoved={onGone} onClose={close} />
      )}
      {opened !== null && opened !== 'remove' && (
        <ChapterNameDialog
          bankId={bank.id}
          parentId={opened === 'under' ? (chosen ?? null) : null}
          chapter={opened === 'rename' ? (chapter ?? null) : null}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Why a chapter cannot be deleted; null if it can. */
function whyStaying(id: number, chapters: readonly ManagedChapter[]): string | null {
  if (chapters.some(({ parentId }) => parentId === id)) return texts.hasChapters;
  return chapters.length === 1 ? texts.lastChapter : null;
}

import { useMoveChapterMutation } from '@cheese/api-client/exam/bankManage';
import type { ManagedBank, ManagedChapter } from '@cheese/domain/contract/exam/bankManage';
import { useTask } from '@cheese/ui/form/useTask';
import { MovableTree } from '@cheese/ui/tree/MovableTree';
import { type Direction, type Place, placeBy } from '@cheese/ui/tree/treeMoves';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { ChapterNameDialog, ChapterRemoval } from './ChapterDialogs';
import { texts } from './texts';

interface ChapterPaneProps {
  bank: ManagedBank;
  chapters: readonly ManagedChapter[];
  chosen: number | undefined;
  hrefOf: (chapterId: number | undefined) => string;
  onGone: () => void;
}

type Opened = 'add' | 'under' | 'rename' | 'remove';
const steps = ['up', 'down', 'inside', 'outside'] as const;

/** The tree of a bank with what can be done to the chapter that is chosen. */
export function ChapterPane({ bank, chapters, chosen, hrefOf, onGone }: ChapterPaneProps) {
  const [move] = useMoveChapterMutation();
  const { run } = useTask();
  const [opened, open] = useState<Opened | null>(null);
  const branches = useMemo(
    () => chapters.map((one) => ({ ...one, count: one.questionCount })),
    [chapters],
  );
  const chapter = chapters.find(({ id }) => id === chosen) ?? null;
  const whyKept = chapter && whyStaying(chapter.id, chapters);
  const onMove = (chapterId: number, place: Place) =>
    void run(() => move({ chapterId, ...place }).unwrap());
  const step = (direction: Direction) => {
    const place = chapter && placeBy(chapters, chapter.id, direction);
    if (place) onMove(chapter.id, place);
  };
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
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 8 }}>
          <Button size="small" onClick={() => open('add')}>
            {texts.addChapter}
          </Button>
          {chapter && (
            <>
              <Button size="small" onClick={() => open('under')}>
                {texts.addUnder}
              </Button>
              <Button size="small" onClick={() => open('rename')}>
                {texts.rename}
              </Button>
              {steps
                .filter((direction) => placeBy(chapters, chapter.id, direction) !== null)
                .map((direction) => (
                  <Button key={direction} size="small" onClick={() => step(direction)}>
                    {texts[direction]}
                  </Button>
                ))}
              {whyKept === null ? (
                <Button size="small" color="error" onClick={() => open('remove')}>
                  {texts.removeChapter}
                </Button>
              ) : (
                <Typography variant="caption" sx={{ width: 1, color: 'text.third', px: 1 }}>
                  {whyKept}
                </Typography>
              )}
            </>
          )}
          <Typography variant="caption" sx={{ color: 'text.third', px: 1 }}>
            {texts.keys}
          </Typography>
        </div>
      )}
      {opened === 'remove' && chapter && (
        <ChapterRemoval chapter={chapter} chapters={chapters} onRemoved={onGone} onClose={close} />
      )}
      {opened !== null && opened !== 'remove' && (
        <ChapterNameDialog
          bankId={bank.id}
          parentId={opened === 'under' ? (chosen ?? null) : null}
          chapter={opened === 'rename' ? chapter : null}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Why a chapter cannot be deleted; null where it can. */
function whyStaying(id: number, chapters: readonly ManagedChapter[]): string | null {
  if (chapters.some(({ parentId }) => parentId === id)) return texts.hasChapters;
  return chapters.length === 1 ? texts.lastChapter : null;
}

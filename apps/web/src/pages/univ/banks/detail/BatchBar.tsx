import {
  useGradeQuestionsMutation,
  useRemoveQuestionsMutation,
} from '@cheese/api-client/exam/questionManage';
import { questionDifficulties } from '@cheese/domain/codes/exam/questionTypes';
import type { ManagedBank, ManagedChapter } from '@cheese/domain/contract/exam/bankManage';
import { countedMessages } from '@cheese/domain/texts/countedMessages';
import { ChosenBar } from '@cheese/ui/management/ChosenBar';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ExportDialog } from '../../../../features/questionExport/ExportDialog';
import { CopyDialog, MoveDialog, TagDialog } from './BatchDialogs';
import { texts } from './texts';
import { useUndoable } from './useUndoable';

interface BatchBarProps {
  bank: ManagedBank;
  chapters: readonly ManagedChapter[];
  ids: number[];
  onDone: () => void;
}

/** Actions for the selected questions; each can be undone. */
export function BatchBar({ bank, chapters, ids, onDone }: BatchBarProps) {
  const [grade] = useGradeQuestionsMutation();
  const [remove] = useRemoveQuestionsMutation();
  const { isBusy, act } = useUndoable();
  const [opened, open] = useState<'move' | 'tag' | 'copy' | 'export' | null>(null);
  const batch = { bankId: bank.id, questionIds: ids };
  const small = { size: 'small', variant: 'outlined', 'aria-disabled': isBusy } as const;
  const close = () => open(null);
  const setDifficulty = async (difficulty: 1 | 2 | 3) => {
    if (await act(() => grade({ ...batch, difficulty }).unwrap(), texts.graded)) onDone();
  };
  const removeAll = async () => {
    if (await act(() => remove(batch).unwrap(), texts.removed)) onDone();
  };
  return (
    <ChosenBar role="group" aria-label={texts.batch}>
      <span aria-live="polite">{countedMessages.selected(ids.length)}</span>
      {bank.mayEdit && (
        <>
          <Button {...small} onClick={() => open('move')}>
            {texts.move}
          </Button>
          <Button {...small} onClick={() => open('tag')}>
            {texts.setTags}
          </Button>
          {([1, 2, 3] as const).map((code) => (
            <Button key={code} {...small} onClick={() => void setDifficulty(code)}>
              {texts.grade}：{questionDifficulties[code]}
            </Button>
          ))}
          <Button {...small} color="error" onClick={() => void removeAll()}>
            {texts.remove}
          </Button>
        </>
      )}
      <Button {...small} onClick={() => open('copy')}>
        {texts.copy}
      </Button>
      <Button {...small} onClick={() => open('export')}>
        {texts.export}
      </Button>
      <Button size="small" color="inherit" onClick={onDone}>
        {texts.clearChoice}
      </Button>
      {opened === 'move' && (
        <MoveDialog batch={batch} chapters={chapters} onDone={onDone} onClose={close} />
      )}
      {opened === 'tag' && <TagDialog batch={batch} onDone={onDone} onClose={close} />}
      {opened === 'export' && <ExportDialog {...batch} onClose={close} />}
      {opened === 'copy' && <CopyDialog batch={batch} onDone={onDone} onClose={close} />}
    </ChosenBar>
  );
}

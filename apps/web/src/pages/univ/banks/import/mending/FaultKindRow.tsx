import { useChooseImportedQuestionsMutation } from '@cheese/api-client/exam/questionImport';
import { questionMends } from '@cheese/domain/codes/exam/questionFiles';
import type { QuestionImport } from '@cheese/domain/contract/exam/questionImport';
import { useTask } from '@cheese/ui/form/useTask';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { columnOf, type FaultKind, mendsFor } from './faultKind';
import { MendTypeDialog } from './MendTypeDialog';
import { texts } from '../texts';
import { UnmapDialog } from './UnmapDialog';
import { useMending } from './useMending';

interface FaultKindRowProps {
  found: QuestionImport;
  kind: FaultKind;
  isShown: boolean;
  onShow: () => void;
}

/** A kind of fault, with the fix for all questions that have it. */
export function FaultKindRow({ found, kind, isShown, onShow }: FaultKindRowProps) {
  const { importId } = found;
  const { field, message, count } = kind;
  const [asking, ask] = useState<'type' | 'column' | null>(null);
  const { mend } = useMending(importId, kind);
  const [choose] = useChooseImportedQuestionsMutation();
  const { run } = useTask();
  const column = columnOf(found, kind);
  const leave = () =>
    void run(() => choose({ importId, fault: { field, message }, choice: 'leave' }).unwrap());
  const actions: RowAction[] = [
    { text: isShown ? texts.showAll : texts.showKind, act: onShow },
    ...mendsFor(kind).map((one) => ({
      text: questionMends[one],
      act: one === 'type' ? () => ask('type') : () => void mend(one),
    })),
    ...(column ? [{ text: texts.unmap, act: () => ask('column') }] : []),
    { text: texts.leaveKind, act: leave },
  ];
  const called = texts.fieldOf(field);
  const name = message.startsWith(called) ? message : `${called}：${message}`;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ overflowWrap: 'anywhere', fontWeight: isShown ? 600 : undefined }}>
        {name}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {texts.countOf(count)}
        </Box>
      </Box>
      <RowActions name={name} actions={actions} />
      {asking === 'type' && (
        <MendTypeDialog importId={importId} kind={kind} onClose={() => ask(null)} />
      )}
      {asking === 'column' && column && (
        <UnmapDialog importId={importId} column={column} count={count} onClose={() => ask(null)} />
      )}
    </Box>
  );
}

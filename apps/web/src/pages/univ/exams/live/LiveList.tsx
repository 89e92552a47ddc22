import { type WatchedState, watchedStates } from '@cheese/domain/codes/exam/examPhases';
import type { LiveExam, Watched } from '@cheese/domain/contract/exam/examWatch';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { FormField } from '@cheese/ui/form/FormField';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import { useFields } from '@cheese/ui/form/useFields';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { DataTable } from '@cheese/ui/table/DataTable';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { liveColumns } from './liveColumns';
import type { Act } from './LiveDialogs';
import { countOf, liveRows, type Sort } from './liveRows';
import { texts } from './texts';

/** More rows on demand, because all are re-rendered every few seconds. */
const FIRST = 100;

const states = Object.keys(watchedStates) as WatchedState[];

/** All participants, present or not. */
export function LiveList({ exam, onAct }: { exam: LiveExam; onAct: (act: Act) => void }) {
  const [state, setState] = useState<WatchedState | 'all'>('all');
  const [sort, setSort] = useState<Sort>('number');
  const [isWhole, setWhole] = useState(false);
  const fields = useFields({ keyword: '' });
  const narrowed = { state: state === 'all' ? null : state, keyword: fields.values.keyword, sort };
  const rows = liveRows(exam.list, narrowed);
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  const choices = [
    { value: 'all' as const, label: texts.stateOf(texts.everybody, exam.list.length) },
    ...states.map((value) => ({
      value,
      label: texts.stateOf(watchedStates[value], countOf(exam.list, value)),
    })),
  ];
  const columns = liveColumns({ exam, sort, onSort: setSort, actionsFor: actionsOf(exam, onAct) });
  return (
    <>
      <ToggleRow label={texts.states} choices={choices} chosen={state} onChoose={setState} />
      <Box sx={{ maxWidth: { sm: 320 } }}>
        <FormField
          name="keyword"
          label={texts.placeholder}
          autoComplete="off"
          maxLength={30}
          fields={fields}
        />
      </Box>
      {rows.length === 0 ? (
        <EmptyState sentence={texts.nobody} />
      ) : (
        <DataTable
          label={texts.what}
          columns={columns}
          rows={shown}
          idOf={({ personId }) => personId}
        />
      )}
      {shown.length < rows.length && (
        <Button onClick={() => setWhole(true)}>{texts.more(rows.length - shown.length)}</Button>
      )}
    </>
  );
}

const actionsOf =
  ({ phase }: LiveExam, onAct: (act: Act) => void) =>
  (to: Watched): RowAction[] => {
    const isOpen = to.state === 'answering' || to.state === 'quiet';
    const mayExtend =
      isOpen || (to.state === 'absent' && (phase === 'running' || phase === 'toCome'));
    return [
      ...(mayExtend ? [{ text: texts.extend, act: () => onAct({ what: 'extend', to }) }] : []),
      ...(isOpen
        ? [{ text: texts.end, isDangerous: true, act: () => onAct({ what: 'end', to }) }]
        : []),
      ...(to.mayReopen ? [{ text: texts.reopen, act: () => onAct({ what: 'reopen', to }) }] : []),
    ];
  };

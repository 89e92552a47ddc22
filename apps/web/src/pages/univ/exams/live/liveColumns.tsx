import { watchedStates } from '@cheese/domain/codes/exam/examPhases';
import type { LiveExam, Watched } from '@cheese/domain/contract/exam/examWatch';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import type { Sort } from './liveRows';
import { StateChip } from './StateChip';
import { texts } from './texts';

const MINUTE_S = 60;
const SECOND_MS = 1000;
const CLOCK_FROM = 11;
/** Time without the date, because a running exam is of today. */
const clockOf = (moment: number) => chinaMinute(moment).slice(CLOCK_FROM);

interface LiveColumnsOptions {
  exam: LiveExam;
  sort: Sort;
  onSort: (sort: Sort) => void;
  actionsFor: (one: Watched) => RowAction[];
}

export function liveColumns({
  exam,
  sort,
  onSort,
  actionsFor,
}: LiveColumnsOptions): Column<Watched>[] {
  const sorted = (key: Sort) => ({
    sort: { isSorted: sort === key, onSort: () => onSort(sort === key ? 'number' : key) },
  });
  const left: Column<Watched> = {
    key: 'left',
    label: texts.left,
    cell: ({ leftCount }) => (leftCount > 0 ? texts.leftOf(leftCount) : texts.none),
    width: 104,
    ...sorted('leftCount'),
  };
  const device: Column<Watched> = {
    key: 'device',
    label: texts.device,
    cell: ({ deviceCount }) => (deviceCount > 0 ? texts.leftOf(deviceCount) : texts.none),
    width: 96,
  };
  return [
    { key: 'number', label: texts.number, cell: ({ number }) => number || texts.none, width: 112 },
    { key: 'name', label: texts.name, cell: ({ name }) => name, minWidth: 96 },
    {
      key: 'state',
      label: texts.state,
      cell: (one) => <StateChip {...one} words={watchedStates[one.state]} />,
      width: 128,
      ...sorted('state'),
    },
    {
      key: 'answered',
      label: texts.answered,
      cell: ({ answered, state }) =>
        state === 'absent' ? texts.none : texts.answeredOf(answered, exam.questionCount),
      width: 96,
      ...sorted('answered'),
    },
    {
      key: 'heard',
      label: texts.heard,
      cell: ({ heardAt }) => (heardAt === null ? texts.none : agoOf(exam.now - heardAt)),
      width: 112,
      ...sorted('heardAt'),
    },
    ...(exam.logsLeaving ? [left] : []),
    ...(exam.isOneDevice ? [device] : []),
    { key: 'ends', label: texts.ends, cell: endOf, width: 144 },
    {
      key: 'operations',
      label: common.operations,
      cell: (one) => <RowActions name={one.name} actions={actionsFor(one)} />,
      width: 144,
    },
  ];
}

const agoOf = (ms: number) => texts.heardAgo(Math.max(0, Math.round(ms / SECOND_MS)));

function endOf({ endsAt, submittedAt, extraS }: Watched): string {
  if (endsAt === null || submittedAt !== null) return texts.none;
  const end = clockOf(endsAt);
  return extraS > 0 ? texts.endsWith(end, Math.round(extraS / MINUTE_S)) : end;
}

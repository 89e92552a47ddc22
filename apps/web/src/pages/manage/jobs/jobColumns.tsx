import { jobKinds, jobStates } from '@cheese/domain/codes/people/jobs';
import type { ManagedJob } from '@cheese/domain/contract/people/jobManage';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { texts } from './texts';

export const filters = { kind: jobKinds, state: jobStates } as const;

const isOpen = ({ state }: ManagedJob) => state === 'waiting' || state === 'working';

/** Progress, and anything unusual. */
function stateWords(job: ManagedJob): string {
  const { state, done, total, isLong, attempts } = job;
  const word = jobStates[state];
  const far = state === 'working' ? texts.far(word, done, total) : word;
  const more = [isLong && isOpen(job) && texts.long, attempts > 1 && texts.again(attempts)];
  return [far, ...more].filter(Boolean).join(' · ');
}

export const jobColumns = (end: (job: ManagedJob) => void): Column<ManagedJob>[] => [
  { key: 'kind', label: texts.kind, cell: ({ kind }) => jobKinds[kind], width: 144 },
  { key: 'person', label: texts.person, cell: ({ person }) => person.name, minWidth: 112 },
  {
    key: 'organisation',
    label: texts.organisation,
    cell: ({ organisation }) => organisation ?? texts.noOrganisation,
    minWidth: 144,
  },
  { key: 'state', label: texts.state, cell: stateWords, minWidth: 144 },
  { key: 'askedAt', label: texts.askedAt, cell: ({ askedAt }) => chinaMinute(askedAt), width: 152 },
  {
    key: 'begunAt',
    label: texts.begunAt,
    cell: ({ begunAt }) => (begunAt === null ? texts.notBegun : chinaMinute(begunAt)),
    width: 152,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (job) => (
      <RowActions name={texts.row(jobKinds[job.kind], job.id)} actions={actionsFor(job, end)} />
    ),
    width: 96,
  },
];

const actionsFor = (job: ManagedJob, end: (job: ManagedJob) => void): RowAction[] =>
  isOpen(job) ? [{ text: texts.end, isDangerous: true, act: () => end(job) }] : [];

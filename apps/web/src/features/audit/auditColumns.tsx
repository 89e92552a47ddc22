import { auditActs, auditFields, schoolActs } from '@cheese/domain/codes/people/audit';
import type { AuditEntry } from '@cheese/domain/contract/people/audit';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { Column } from '@cheese/ui/table/DataTable';
import { periods } from '../../periods/periodTexts';
import { texts } from './texts';

export const auditFilters = { act: auditActs, days: periods } as const;
export const schoolAuditFilters = { act: schoolActs, days: periods } as const;

const nameAndPhone = (name: string, phone: string | null) => (phone ? `${name} ${phone}` : name);

const changesOf = ({ changes }: AuditEntry) =>
  changes.map(({ field, before, after }) => texts.change(auditFields[field], before, after));

const address: Column<AuditEntry> = {
  key: 'address',
  label: texts.address,
  cell: ({ address: from }) => from ?? texts.nobody,
  width: 128,
};

export const auditColumns: readonly Column<AuditEntry>[] = [
  { key: 'at', label: texts.at, cell: ({ at }) => chinaMinute(at), width: 152 },
  { key: 'act', label: texts.act, cell: ({ act }) => auditActs[act], width: 112 },
  { key: 'about', label: texts.about, cell: ({ about }) => about, width: 208 },
  {
    key: 'by',
    label: texts.by,
    cell: ({ by }) => nameAndPhone(by.name, by.phoneNum),
    width: 176,
  },
  {
    key: 'to',
    label: texts.to,
    cell: ({ to }) => (to ? nameAndPhone(to.name, to.phoneNum) : texts.nobody),
    width: 176,
  },
  {
    key: 'changes',
    label: texts.changes,
    cell: (entry) =>
      entry.changes.length === 0
        ? texts.nobody
        : changesOf(entry).map((change) => <div key={change}>{change}</div>),
    minWidth: 240,
  },
];

export const schoolAuditColumns: readonly Column<AuditEntry>[] = [...auditColumns, address];

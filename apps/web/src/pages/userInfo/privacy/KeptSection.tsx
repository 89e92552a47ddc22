import type { RetentionKind } from '@cheese/domain/codes/people/privacy';
import { Section } from '@cheese/ui/frame/Section';
import { DataTable } from '@cheese/ui/table/DataTable';
import { texts } from './texts';

interface Kept {
  id: number;
  what: string;
  why: string;
  long: string;
}

const columns = (['what', 'why', 'long'] as const).map((key) => ({
  key,
  label: texts.keptHead[key],
  cell: (row: Kept) => row[key],
  minWidth: 160,
}));

interface KeptSectionProps {
  retention: readonly { kind: RetentionKind; days: number }[];
}

/** Which data are kept, why and how long; the platform sets the days. */
export function KeptSection({ retention }: KeptSectionProps) {
  const set = retention.map(({ kind, days }) => ({
    ...texts.ofSettings[kind],
    long: texts.days(days),
  }));
  const rows = [...texts.rows, ...set].map((row, at) => ({ id: at + 1, ...row }));
  return (
    <Section title={texts.kept}>
      <DataTable label={texts.keptTable} columns={columns} rows={rows} idOf={({ id }) => id} />
    </Section>
  );
}

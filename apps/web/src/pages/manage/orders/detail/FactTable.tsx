import { type Column, DataTable } from '@cheese/ui/table/DataTable';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

interface FactTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** A titled table of an order's facts, or a sentence that there are none. */
export function FactTable<Row>({ label, columns, rows }: FactTableProps<Row>) {
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 3, mb: 1.5 }}>
        {label}
      </Typography>
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.third' }}>{texts.none(label)}</Typography>
      ) : (
        <DataTable label={label} columns={columns} rows={rows} idOf={(row) => rows.indexOf(row)} />
      )}
    </section>
  );
}

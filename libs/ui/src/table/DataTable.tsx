import ArrowDownward from '@mui/icons-material/ArrowDownward';
import type { ReactNode } from 'react';
import { Frame, Sheet, SortButton } from './tableParts';
import { Tick } from './Tick';

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** `end` aligns numbers to the right. */
  align?: 'end';
  width?: number;
  /** However many columns there are: the table is scrolled instead. */
  minWidth?: number;
  /** Sorts by this column, descending. */
  sort?: { isSorted: boolean; onSort: () => void };
}

export interface Selection<Row> {
  chosen: ReadonlySet<number>;
  nameOf: (row: Row) => string;
  onChange: (chosen: ReadonlySet<number>) => void;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => number;
  selection?: Selection<Row>;
}

/** Explicit roles, because browsers drop table semantics when `display` changes. */
const asGroup = { role: 'rowgroup' };
const asRow = { role: 'row' };
const asHead = { role: 'columnheader' };
const asCell = { role: 'cell' };

/** A table; on a phone each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, idOf, selection } = props;
  return (
    <Frame role="region" aria-label={label} tabIndex={0}>
      <Sheet role="table" aria-label={label}>
        <thead {...asGroup}>
          <tr {...asRow}>
            {selection && <AllTick rows={rows} idOf={idOf} selection={selection} />}
            {columns.map((column) => (
              <Head key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody {...asGroup}>
          {rows.map((row) => (
            <BodyRow
              key={idOf(row)}
              row={row}
              columns={columns}
              idOf={idOf}
              selection={selection}
            />
          ))}
        </tbody>
      </Sheet>
    </Frame>
  );
}

function Head<Row>({ column: { label, align, width, minWidth, sort } }: { column: Column<Row> }) {
  return (
    <th
      {...asHead}
      scope="col"
      className={`${align ?? ''} ${sort ? 'sorts' : ''}`}
      style={{ ...(width && { width }), ...(minWidth && { minWidth }) }}
      {...(sort && { 'aria-sort': sort.isSorted ? 'descending' : 'none' })}
    >
      {sort ? (
        <SortButton type="button" aria-pressed={sort.isSorted} onClick={sort.onSort}>
          {label}
          <ArrowDownward aria-hidden />
        </SortButton>
      ) : (
        label
      )}
    </th>
  );
}

type RowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'idOf'> & {
  row: Row;
  selection: Selection<Row> | undefined;
};

function BodyRow<Row>({ row, columns, idOf, selection }: RowProps<Row>) {
  const isChosen = selection?.chosen.has(idOf(row)) ?? false;
  return (
    <tr {...asRow} {...(selection && { 'aria-selected': isChosen })}>
      {selection && (
        <td {...asCell} className="tick">
          <Tick
            label={`选择 ${selection.nameOf(row)}`}
            isOn={isChosen}
            onChange={(isOn) => selection.onChange(toggled(selection.chosen, [idOf(row)], isOn))}
          />
        </td>
      )}
      {columns.map(({ key, label, cell, align }) => (
        <td key={key} {...asCell} className={align ?? ''} data-label={label || undefined}>
          <div>{cell(row)}</div>
        </td>
      ))}
    </tr>
  );
}

type AllTickProps<Row> = Pick<DataTableProps<Row>, 'rows' | 'idOf'> & { selection: Selection<Row> };

function AllTick<Row>({ rows, idOf, selection: { chosen, onChange } }: AllTickProps<Row>) {
  const ids = rows.map(idOf);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <th {...asHead} className="tick" data-label="全选">
      <Tick
        label="选择本页全部"
        isOn={count > 0 && count === ids.length}
        isMixed={count > 0 && count < ids.length}
        onChange={(isOn) => onChange(toggled(chosen, ids, isOn))}
      />
    </th>
  );
}

function toggled(chosen: ReadonlySet<number>, ids: readonly number[], isOn: boolean) {
  const next = new Set(chosen);
  for (const id of ids) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

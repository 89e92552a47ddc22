import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { texts } from './texts';

const Group = styled('div')(({ theme: { palette, typography } }) => ({
  marginBottom: 16,
  '& > h3': { ...typography.body1, margin: '0 0 8px', fontWeight: 600 },
  '& > .row': {
    marginBottom: 8,
    padding: '12px 12px 4px',
    border: `1px solid ${palette.hairline}`,
    borderRadius: 8,
  },
  '& [aria-disabled=true]': { opacity: 0.38 },
  '& .tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
}));

interface RowsProps<Row> {
  title: string;
  rows: readonly Row[];
  most: number;
  add: string;
  blank: () => Row;
  nameOf: (row: Row, at: number) => string;
  isOrdered?: boolean;
  onChange: (rows: Row[]) => void;
  children: (row: Row, change: (row: Row) => void) => ReactNode;
}

/** A list of parts of one kind, which can be added, moved and removed. */
export function Rows<Row>(props: RowsProps<Row>) {
  const { title, rows, most, add, blank, nameOf, isOrdered = false, onChange, children } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  // Rows can be nested, so button ids include this one's own id.
  const place = (does: string, at: number) => `${id} ${does} ${at}`;
  const find = (does: string, at: number) =>
    group.current?.querySelector<HTMLElement>(`[data-do="${place(does, at)}"]`);
  /**
   * The focus follows the moved row, so that the same button can be pressed again. Rows have no
   * ids, only positions.
   */
  const move = (at: number, to: number, does: 'up' | 'down') => {
    if (to < 0 || to >= rows.length) return;
    const moved = rows.toSpliced(at, 1).toSpliced(to, 0, ...rows.slice(at, at + 1));
    flushSync(() => onChange(moved));
    find(does, to)?.focus();
  };
  /** Moves the focus to the row that takes the place, or to the last one. */
  const remove = (at: number) => {
    const left = rows.toSpliced(at, 1);
    flushSync(() => onChange(left));
    const next = left.length === 0 ? find('add', 0) : find('remove', Math.min(at, left.length - 1));
    next?.focus();
  };
  const addOne = () => {
    flushSync(() => onChange([...rows, blank()]));
    // At the maximum the add button is gone, so focus the last row.
    if (!find('add', 0)) find('row', rows.length)?.focus();
  };
  return (
    <Group ref={group} role="group" aria-label={title}>
      <h3>{title}</h3>
      {rows.map((row, at) => {
        const name = nameOf(row, at);
        return (
          <div
            key={at}
            className="row"
            role="group"
            aria-label={name}
            data-do={place('row', at)}
            tabIndex={-1}
          >
            {children(row, (now) => onChange(rows.with(at, now)))}
            <RowTools
              name={name}
              at={at}
              last={rows.length - 1}
              isOrdered={isOrdered}
              place={place}
              move={move}
              remove={remove}
            />
          </div>
        );
      })}
      {rows.length < most && (
        <Button size="small" variant="outlined" data-do={place('add', 0)} onClick={addOne}>
          {add}
        </Button>
      )}
    </Group>
  );
}

interface RowToolsProps {
  name: string;
  at: number;
  last: number;
  isOrdered: boolean;
  place: (does: string, at: number) => string;
  move: (at: number, to: number, does: 'up' | 'down') => void;
  remove: (at: number) => void;
}

const RowTools = ({ name, at, last, isOrdered, place, move, remove }: RowToolsProps) => (
  <div className="tools">
    {isOrdered && (
      <>
        <IconButton
          size="small"
          aria-label={texts.up(name)}
          aria-disabled={at === 0}
          data-do={place('up', at)}
          onClick={() => move(at, at - 1, 'up')}
        >
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={texts.down(name)}
          aria-disabled={at === last}
          data-do={place('down', at)}
          onClick={() => move(at, at + 1, 'down')}
        >
          <ArrowDownward fontSize="small" />
        </IconButton>
      </>
    )}
    <Button
      size="small"
      color="error"
      aria-label={texts.removeOf(name)}
      data-do={place('remove', at)}
      onClick={() => remove(at)}
    >
      {texts.remove}
    </Button>
  </div>
);

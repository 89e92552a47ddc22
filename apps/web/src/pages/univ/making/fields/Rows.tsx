import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
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
  '& .tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
}));

interface RowsProps<Row> {
  title: string;
  rows: readonly Row[];
  most: number;
  add: string;
  blank: () => Row;
  nameOf: (row: Row, at: number) => string;
  /** Which of them stands first matters. */
  isOrdered?: boolean;
  onChange: (rows: Row[]) => void;
  children: (row: Row, change: (row: Row) => void) => ReactNode;
}

/** Parts of one kind, each with its fields: added, moved and taken away. */
export function Rows<Row>(props: RowsProps<Row>) {
  const { title, rows, most, add, blank, nameOf, isOrdered = false, onChange, children } = props;
  const move = (at: number, by: number) => {
    const moved = rows.filter((_, index) => index !== at);
    moved.splice(at + by, 0, ...rows.slice(at, at + 1));
    onChange(moved);
  };
  return (
    <Group role="group" aria-label={title}>
      <h3>{title}</h3>
      {rows.map((row, at) => {
        const name = nameOf(row, at);
        return (
          <div key={at} className="row" role="group" aria-label={name}>
            {children(row, (now) => onChange(rows.with(at, now)))}
            <div className="tools">
              {isOrdered && (
                <>
                  <IconButton
                    size="small"
                    aria-label={texts.up(name)}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  >
                    <ArrowUpward fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={texts.down(name)}
                    disabled={at === rows.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    <ArrowDownward fontSize="small" />
                  </IconButton>
                </>
              )}
              <Button
                size="small"
                color="error"
                aria-label={texts.removeOf(name)}
                onClick={() => onChange(rows.filter((_, index) => index !== at))}
              >
                {texts.remove}
              </Button>
            </div>
          </div>
        );
      })}
      {rows.length < most && (
        <Button size="small" variant="outlined" onClick={() => onChange([...rows, blank()])}>
          {add}
        </Button>
      )}
    </Group>
  );
}

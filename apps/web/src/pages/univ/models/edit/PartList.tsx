import { Tick } from '@cheese/ui/table/Tick';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Row } from './draft';
import { texts } from './texts';

const List = styled('ul')(({ theme }) => ({
  maxHeight: 'min(30vh, 320px)',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    // A model can have thousands of parts, so hidden rows are not laid out.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 40px',
  },
  '& button': {
    ...theme.typography.body2,
    flex: 1,
    minWidth: 0,
    minHeight: 36,
    padding: '4px 8px',
    color: 'inherit',
    textAlign: 'start',
    background: 'none',
    border: 0,
    borderRadius: 4,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& button:hover': { backgroundColor: theme.palette.background.default },
  '& button:focus-visible': { outline: `2px solid ${theme.palette.brandPressed}` },
  '& button[aria-current]': {
    fontWeight: 600,
    color: theme.palette.accent.text,
    backgroundColor: theme.palette.background.default,
  },
  '& small': { ...theme.typography.caption, color: theme.palette.text.third },
  '& .dot': { display: 'inline-block', width: 10, height: 10, marginRight: 6, borderRadius: '50%' },
}));

const STEP = 16;

interface PartListProps {
  rows: readonly Row[];
  chosen: number | null;
  onChoose: (id: number) => void;
  ticked: ReadonlySet<number>;
  onTick: (ids: ReadonlySet<number>) => void;
}

/** Rows of the tree of parts; arrow keys move between them. */
export function PartList({ rows, chosen, onChoose, ticked, onTick }: PartListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // jsdom has no scrollIntoView.
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = buttons[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
    next.click();
  };
  const toggle = (id: number, isOn: boolean) => {
    const next = new Set(ticked);
    if (isOn) next.add(id);
    else next.delete(id);
    onTick(next);
  };
  // A single row is in the tab order; arrow keys reach the others.
  const reached = rows.find(({ part }) => part.id === chosen)?.part.id ?? rows[0]?.part.id;
  return (
    <List ref={list} aria-label={texts.parts} onKeyDown={onKeyDown}>
      {rows.map(({ part: { id, name, nameLatin, color, fileName, isGroup }, level }) => (
        <li key={id} style={{ paddingLeft: level * STEP }}>
          <Tick
            label={texts.tickOf(name || texts.nameless)}
            isOn={ticked.has(id)}
            onChange={(isOn) => toggle(id, isOn)}
          />
          <button
            type="button"
            tabIndex={id === reached ? 0 : -1}
            aria-current={id === chosen ? 'true' : undefined}
            style={isGroup ? { fontWeight: 600 } : undefined}
            onClick={() => onChoose(id)}
          >
            {color && <span className="dot" style={{ backgroundColor: color }} />}
            {name || texts.nameless}{' '}
            <small>{nameLatin || (fileName === name ? '' : fileName)}</small>
          </button>
        </li>
      ))}
    </List>
  );
}

import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { type ReactNode, useRef, useState } from 'react';
import { AddOne } from './AddOne';
import { texts } from './texts';

const Group = styled('div')(({ theme: { palette, typography } }) => ({
  marginBottom: 24,
  outline: 'none',
  '& > h3': { ...typography.body1, margin: '0 0 8px', fontWeight: 600 },
  '& details': {
    marginBottom: 8,
    padding: '0 12px',
    border: `1px solid ${palette.hairline}`,
    borderRadius: 8,
  },
  '& summary': { padding: '12px 0', cursor: 'pointer', overflowWrap: 'anywhere' },
  '& summary small': { ...typography.caption, marginInlineStart: 8, color: palette.text.third },
}));

interface EntriesProps<Entry> {
  title: string;
  /** Entries by the id of their item. */
  entries: Readonly<Record<string, Entry>>;
  /** Names of all items by id. */
  names: Readonly<Record<string, string>>;
  add: string;
  blank: () => Entry;
  hint: (entry: Entry) => string;
  onChange: (entries: Record<string, Entry>) => void;
  children: (entry: Entry, change: (entry: Entry) => void) => ReactNode;
}

/** Entries for some of many items; only opened ones are rendered. */
export function Entries<Entry>(props: EntriesProps<Entry>) {
  const { title, entries, names, add, blank, hint, onChange, children } = props;
  const [opened, open] = useState<string | null>(null);
  const left = Object.fromEntries(
    Object.entries(names).filter(([id]) => !Object.hasOwn(entries, id)),
  );
  const group = useRef<HTMLDivElement>(null);
  const without = (id: string) => {
    onChange(Object.fromEntries(Object.entries(entries).filter(([other]) => other !== id)));
    // The button that had the focus is removed with the entry.
    group.current?.focus({ preventScroll: true });
  };
  const addOne = (id: string) => {
    onChange({ ...entries, [id]: blank() });
    open(id);
  };
  return (
    <Group ref={group} role="group" aria-label={title} tabIndex={-1}>
      <h3>{title}</h3>
      {Object.entries(entries).map(([id, entry]) => {
        const name = names[id] ?? id;
        return (
          <details key={id} open={opened === id}>
            <summary
              onClick={(event) => {
                event.preventDefault();
                open(opened === id ? null : id);
              }}
            >
              {name}
              <small>{hint(entry)}</small>
            </summary>
            {opened === id && (
              <>
                {children(entry, (now) => onChange({ ...entries, [id]: now }))}
                <Button
                  size="small"
                  color="error"
                  aria-label={texts.removeOf(name)}
                  sx={{ mb: 1 }}
                  onClick={() => without(id)}
                >
                  {texts.remove}
                </Button>
              </>
            )}
          </details>
        );
      })}
      <AddOne label={add} labels={left} onAdd={addOne} />
    </Group>
  );
}

import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { texts } from './texts';

const List = styled('div')(({ theme: { palette, typography } }) => ({
  '& > label': { ...typography.subtitle2, display: 'block', marginBottom: 4 },
  '& details': { borderTop: `1px solid ${palette.hairline}` },
  '& summary': { ...typography.subtitle2, padding: '12px 0', cursor: 'pointer' },
  '& ul': { display: 'grid', gap: 4, margin: '0 0 12px', padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minWidth: 0,
    padding: '4px 0',
  },
  '& small': { ...typography.caption, display: 'block', color: palette.text.third },
  '& small b': { color: palette.success.main, fontWeight: 400 },
}));

interface Orderable {
  id: string;
  name: string;
  group: string;
  costs: string;
  /** State of the order; null if not ordered yet. */
  state: string | null;
}

interface OrderListProps {
  search: string;
  items: readonly Orderable[];
  verb: string;
  isBusy: boolean;
  order: (id: string) => void;
}

/** A long list in groups that open, with a search by name. */
export function OrderList({ search, items, verb, isBusy, order }: OrderListProps) {
  const id = useId();
  const [typed, type] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = items.filter(({ name }) => name.toLowerCase().includes(wanted));
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <List>
      <label htmlFor={id}>{search}</label>
      <OutlinedInput
        id={id}
        fullWidth
        size="small"
        type="search"
        value={typed}
        onChange={({ target }) => type(target.value)}
        sx={{ mb: 2 }}
      />
      {groups.length === 0 && <p className="hint">{texts.notFound}</p>}
      {groups.map((group, at) => (
        <details key={group} open={wanted !== '' || at === 0}>
          <summary>{group}</summary>
          <ul>
            {found
              .filter((one) => one.group === group)
              .map((one) => (
                <Line key={one.id} one={one} verb={verb} isBusy={isBusy} order={order} />
              ))}
          </ul>
        </details>
      ))}
    </List>
  );
}

interface LineProps extends Pick<OrderListProps, 'verb' | 'isBusy' | 'order'> {
  one: Orderable;
}

const Line = ({ one: { id, name, costs, state }, verb, isBusy, order }: LineProps) => (
  <li>
    <span>
      {name}
      <small>
        {costs}
        {state !== null && <b> · {state}</b>}
      </small>
    </span>
    <Button
      size="small"
      variant="outlined"
      aria-disabled={isBusy}
      aria-label={`${verb}${name}`}
      onClick={() => order(id)}
      sx={{ flex: 'none' }}
    >
      {verb}
    </Button>
  </li>
);

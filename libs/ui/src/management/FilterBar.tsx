import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { CSSProperties, FormEvent, ReactNode } from 'react';
import type { Filters } from '../address/readListAddress';
import { texts } from './texts';
import type { ListAddress } from '../address/useListAddress';

const Bar = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  // Space below tabs.
  'nav + &': { marginTop: 12 },
  '& select, & .keyword': {
    height: 36,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.surface,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 4,
  },
  '& select, & input': { ...theme.typography.body1 },
  '& select': { padding: '0 8px' },
  '& .keyword': {
    ...theme.typography.body1,
    display: 'flex',
    // Wide enough for the placeholder.
    width: 'max(240px, calc(var(--letters) * 1em + 60px))',
    maxWidth: '100%',
  },
  '& .keyword:focus-within': { outline: `2px solid ${theme.palette.brandPressed}` },
  '& input': {
    flex: 1,
    minWidth: 0,
    padding: '0 0 0 12px',
    color: 'inherit',
    background: 'none',
    border: 0,
    outline: 'none',
    '&::placeholder': { color: theme.palette.text.third, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' },
  [theme.breakpoints.down('sm')]: {
    '& select': { flex: '1 1 40%', height: 44, minWidth: 0 },
    '& .keyword': { width: '100%', height: 44 },
    '& .actions': { width: '100%', marginLeft: 0 },
  },
}));

interface FilterBarProps<F extends Filters> {
  address: Pick<ListAddress<F>, 'asked' | 'go'>;
  /** Values chosen here; others of the list may be chosen elsewhere. */
  filters: Partial<F>;
  /** Label of each filter, as in 分类. */
  names: Partial<Readonly<Record<keyof F, string>>>;
  placeholder: string;
  /** Actions at the end of the bar. */
  children?: ReactNode;
}

/** The filters of a list; every choice changes the address. */
export function FilterBar<F extends Filters>(props: FilterBarProps<F>) {
  const { address, filters, names, placeholder, children } = props;
  const { asked, go } = address;
  const lists = Object.entries(filters as Record<string, Filters[string]>);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ keyword: String(new FormData(event.currentTarget).get('keyword')).trim() });
  };
  return (
    <Bar role="search" aria-label={placeholder} onSubmit={search}>
      <div className="keyword" style={{ '--letters': placeholder.length } as CSSProperties}>
        {/* The address decides what stands in the field, also after going back. */}
        <input
          key={asked.keyword}
          type="search"
          name="keyword"
          aria-label={placeholder}
          placeholder={placeholder}
          defaultValue={asked.keyword}
          maxLength={50}
        />
        <IconButton type="submit" size="small" aria-label={texts.search}>
          <SearchIcon fontSize="small" />
        </IconButton>
      </div>
      {lists.map(([name, labels]) => (
        <select
          key={name}
          aria-label={names[name]}
          value={String((asked as Record<string, unknown>)[name] ?? '')}
          onChange={({ target }) => go({ [name]: target.value })}
        >
          <option value="">{texts.all(names[name] ?? '')}</option>
          {Object.entries(labels).map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </select>
      ))}
      {children && <div className="actions">{children}</div>}
    </Bar>
  );
}

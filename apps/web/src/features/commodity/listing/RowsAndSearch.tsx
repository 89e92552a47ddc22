import { FilterBar } from '@cheese/ui/management/FilterBar';
import Stack from '@mui/material/Stack';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { FilterRows } from './FilterRow';

interface RowsAndSearchProps<Asked extends object> {
  texts: { filters: string; search: string };
  rows: ComponentProps<typeof FilterRows>['rows'];
  asked: Asked;
  page: number;
  hrefOf: (asked: Asked) => string;
}

export function RowsAndSearch<Asked extends object>(props: RowsAndSearchProps<Asked>) {
  const { texts, rows, asked, page, hrefOf } = props;
  const navigate = useNavigate();
  const go = (change: object) =>
    void navigate(hrefOf({ ...asked, ...change }), { preventScrollReset: true });
  return (
    <Stack sx={{ gap: 2 }}>
      <FilterRows label={texts.filters} rows={rows} />
      <FilterBar
        address={{ asked: { ...asked, page }, go }}
        filters={{}}
        names={{}}
        placeholder={texts.search}
      />
    </Stack>
  );
}

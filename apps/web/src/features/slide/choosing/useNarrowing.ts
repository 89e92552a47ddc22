import type { Fields } from '@cheese/ui/form/useFields';
import { useDeferredValue, useState } from 'react';

const nothing = { keyword: '', place: '' };

export interface Narrowing {
  fields: Fields<'keyword' | 'place'>;
  page: number;
  setPage: (page: number) => void;
}

/** Keyword and folder filter; changing one goes to the first page. */
export function useNarrowing() {
  const [values, setValues] = useState(nothing);
  const [page, setPage] = useState(1);
  const keyword = useDeferredValue(values.keyword.trim());
  const fields: Narrowing['fields'] = {
    values,
    faults: {},
    change: (name, value) => {
      setPage(1);
      setValues((before) => ({ ...before, [name]: value }));
    },
  };
  return { fields, page, setPage, keyword, place: values.place };
}

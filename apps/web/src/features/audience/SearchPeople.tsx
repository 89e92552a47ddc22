import { useGetAudiencePeopleQuery } from '@cheese/api-client/school/audience';
import type { Role } from '@cheese/domain/codes/people/roles';
import type { AudiencePerson } from '@cheese/domain/contract/school/audience';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

const PAGE_SIZE = 10;

interface SearchPeopleProps {
  role: Role;
  words: {
    search: string;
    find: string;
    add: string;
    added: string;
    addOf: (name: string) => string;
    noneFound: string;
  };
  chosen: readonly { personId: number | null }[];
  onAdd: (person: AudiencePerson) => void;
}

/** Searches people of the own school. Not a form, because it is used inside forms. */
export function SearchPeople({ role, words, chosen, onAdd }: SearchPeopleProps) {
  const [typed, type] = useState('');
  const [asked, ask] = useState<string | null>(null);
  const about = { role, page: 1, pageCnt: PAGE_SIZE };
  const { currentData } = useGetAudiencePeopleQuery(
    asked === null ? skipToken : { ...about, keyword: asked },
  );
  const isChosen = (personId: number) => chosen.some((one) => one.personId === personId);
  return (
    <div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <OutlinedInput
          size="small"
          value={typed}
          placeholder={words.search}
          inputProps={{ 'aria-label': words.search, maxLength: 50 }}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            ask(typed.trim());
          }}
        />
        <Button variant="outlined" onClick={() => ask(typed.trim())}>
          {words.find}
        </Button>
      </div>
      {currentData?.list.length === 0 && <Typography>{words.noneFound}</Typography>}
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {currentData?.list.map((one) => (
          <li key={one.personId}>
            {one.name}
            {one.number && `（${one.number}）`}
            <Button
              size="small"
              aria-label={words.addOf(one.name)}
              disabled={isChosen(one.personId)}
              onClick={() => onAdd(one)}
            >
              {isChosen(one.personId) ? words.added : words.add}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

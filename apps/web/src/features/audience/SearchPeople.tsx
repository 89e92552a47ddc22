import { useGetAudiencePeopleQuery } from '@cheese/api-client/school/audience';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { AudiencePerson } from '@cheese/domain/contract/school/audience';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { texts } from './texts';

const PAGE_SIZE = 10;

interface SearchPeopleProps {
  chosen: readonly AudiencePerson[];
  onAdd: (person: AudiencePerson) => void;
}

/** Learners of the own school, by name or number. No form of its own: it stands inside of others'. */
export function SearchPeople({ chosen, onAdd }: SearchPeopleProps) {
  const [typed, type] = useState('');
  const [asked, ask] = useState<string | null>(null);
  const about = { role: roleCodes.learner, page: 1, pageCnt: PAGE_SIZE };
  const { currentData } = useGetAudiencePeopleQuery(
    asked === null ? skipToken : { ...about, keyword: asked },
  );
  const isChosen = (personId: number) => chosen.some((one) => one.personId === personId);
  return (
    <div>
      <div style={{ display: 'flex', gap: 8 }}>
        <OutlinedInput
          size="small"
          value={typed}
          placeholder={texts.search}
          inputProps={{ 'aria-label': texts.search, maxLength: 50 }}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            ask(typed.trim());
          }}
        />
        <Button variant="outlined" onClick={() => ask(typed.trim())}>
          {texts.find}
        </Button>
      </div>
      {currentData?.list.length === 0 && <p>{texts.noneFound}</p>}
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {currentData?.list.map((one) => (
          <li key={one.personId}>
            {one.name}
            {one.number && `（${one.number}）`}
            <Button
              size="small"
              aria-label={`${texts.add} ${one.name}`}
              disabled={isChosen(one.personId)}
              onClick={() => onAdd(one)}
            >
              {isChosen(one.personId) ? texts.added : texts.add}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

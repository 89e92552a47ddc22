import { audienceLimits } from '@cheese/domain/codes/school/audiences';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { AudienceMatch, AudiencePerson } from '@cheese/domain/contract/school/audience';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { MatchPeople } from './MatchPeople';
import { SearchPeople } from './SearchPeople';
import { texts } from './texts';

const MOST_SHOWN = 100;

const lines = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

interface ChosenPeopleProps {
  people: readonly AudiencePerson[];
  /** Members that can no longer be removed. */
  stays?: readonly AudiencePerson[];
  onChange: (people: readonly AudiencePerson[]) => void;
}

/** The chosen people, and three ways to add more. */
export function ChosenPeople({ people, stays = [], onChange }: ChosenPeopleProps) {
  const [match, tell] = useState<AudienceMatch | null>(null);
  const add = (more: readonly AudiencePerson[]) => {
    const all = new Map([...people, ...more].map((one) => [one.personId, one]));
    onChange([...all.values()].slice(0, audienceLimits.people));
  };
  const [isWhole, showAll] = useState(false);
  const shown = isWhole ? people : people.slice(0, MOST_SHOWN);
  const staying = new Set(stays.map(({ personId }) => personId));
  const isFull = people.length >= audienceLimits.people;
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <SearchPeople
        role={roleCodes.learner}
        words={texts.people}
        chosen={people}
        onAdd={(one) => add([one])}
      />
      <MatchPeople
        onMatch={(found) => {
          tell(found);
          add(found.found);
        }}
      />
      {match && (
        <Alert severity={match.missing.length > 0 ? 'warning' : 'success'}>
          <div>{texts.found(match.found.length)}</div>
          {match.missing.length > 0 && <div>{texts.missing(match.missing)}</div>}
        </Alert>
      )}
      {isFull && <Alert severity="warning">{texts.tooMany}</Alert>}
      <div role="group" aria-label={texts.chosen(people.length)}>
        <div aria-live="polite">
          {people.length === 0 ? texts.nobody : texts.chosen(people.length)}
          {people.some(({ personId }) => !staying.has(personId)) && (
            <Button
              size="small"
              onClick={() => onChange(people.filter(({ personId }) => staying.has(personId)))}
            >
              {texts.clear}
            </Button>
          )}
        </div>
        <ul style={lines}>
          {shown.map(({ personId, name, number }) => (
            <li key={personId}>
              <span>{number ? `${name}（${number}）` : name}</span>
              {!staying.has(personId) && (
                <Button
                  size="small"
                  aria-label={texts.remove(name)}
                  onClick={() => onChange(people.filter((one) => one.personId !== personId))}
                >
                  {texts.removeOne}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {people.length > shown.length && (
          <Button size="small" onClick={() => showAll(true)}>
            {texts.morePeople(people.length - shown.length)}
          </Button>
        )}
      </div>
    </div>
  );
}

import { useGetTeachingCandidatesQuery } from '@cheese/api-client/school/teachingClass';
import type { TeachingRole } from '@cheese/domain/codes/school/teachingClasses';
import type { TeachingCandidate } from '@cheese/domain/contract/school/teachingClass';
import { Line, Lines } from '@cheese/ui/list/Lines';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { texts } from './texts';

const SHOWN = 20;

interface PeopleSearchProps {
  /** Omitted for a class that is not created yet. */
  classId?: number;
  role: TeachingRole;
  chosen: readonly TeachingCandidate[];
  onAdd: (one: TeachingCandidate) => void;
}

/**
 * Searches for people who may have this role in a class. Not a form element, because it is used
 * inside of forms.
 */
export function PeopleSearch({ classId, role, chosen, onAdd }: PeopleSearchProps) {
  const [typed, type] = useState('');
  const [keyword, ask] = useState<string | null>(null);
  const page = { page: 1, pageCnt: SHOWN, role, ...(classId !== undefined && { id: classId }) };
  const { currentData } = useGetTeachingCandidatesQuery(
    keyword === null ? skipToken : { ...page, keyword },
  );
  const wordOf = ({ membershipId, isInside }: TeachingCandidate) => {
    if (isInside) return texts.inside;
    const isChosen = chosen.some((other) => other.membershipId === membershipId);
    return isChosen ? texts.picked : null;
  };
  return (
    <Box sx={{ '&&': { mb: 2 } }}>
      <div style={{ display: 'flex', gap: 8 }}>
        <OutlinedInput
          fullWidth
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
        <Button variant="outlined" onClick={() => ask(typed.trim())} sx={{ flex: 'none' }}>
          {texts.find}
        </Button>
      </div>
      {currentData?.list.length === 0 && (
        <Typography color="text.third">{texts.noneFound}</Typography>
      )}
      <Lines>
        {currentData?.list.map((one) => (
          <Line key={one.membershipId}>
            <div className="words">
              <b>{one.name}</b>
              <small>
                <span>{one.number}</span>
                <span>{one.className}</span>
              </small>
            </div>
            <Button
              size="small"
              aria-label={texts.pickOne(one.name)}
              disabled={wordOf(one) !== null}
              onClick={() => onAdd(one)}
            >
              {wordOf(one) ?? texts.pick}
            </Button>
          </Line>
        ))}
      </Lines>
    </Box>
  );
}

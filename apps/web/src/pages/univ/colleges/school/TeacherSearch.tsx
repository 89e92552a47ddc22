import { useGetMembersQuery } from '@cheese/api-client/school/member';
import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import { Line, Lines } from '@cheese/ui/list/Lines';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { texts } from './teacherTexts';

const SHOWN = 8;

export interface ChosenTeacher {
  id: number;
  name: string;
}

interface TeacherSearchProps {
  label: string;
  chosen: ChosenTeacher | null;
  onChoose: (teacher: ChosenTeacher | null) => void;
}

/** Searches for a teacher of the school. Not a form element, because it is used inside of forms. */
export function TeacherSearch({ label, chosen, onChoose }: TeacherSearchProps) {
  const [typed, type] = useState('');
  const [keyword, ask] = useState<string | null>(null);
  const { currentData, isFetching } = useGetMembersQuery(
    keyword === null
      ? skipToken
      : {
          page: 1,
          pageCnt: SHOWN,
          keyword,
          role: roleCodes.teacher,
          state: memberStateCodes.active,
        },
  );
  const choose = (teacher: ChosenTeacher | null) => {
    onChoose(teacher);
    ask(null);
    type('');
  };
  return (
    <Box role="group" aria-label={label} sx={{ '&&': { mb: 2 } }}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        {label}
      </Typography>
      {chosen && (
        <Chip
          label={chosen.name}
          onDelete={() => choose(null)}
          slotProps={{ root: { 'aria-label': texts.clear(chosen.name) } }}
          sx={{ mb: 1 }}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          fullWidth
          size="small"
          value={typed}
          placeholder={texts.placeholder}
          inputProps={{ 'aria-label': texts.placeholder, maxLength: 50 }}
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
      </Box>
      <div aria-live="polite">
        {!isFetching && currentData?.list.length === 0 && (
          <Typography sx={{ mt: 1, color: 'text.third' }}>{texts.noneFound}</Typography>
        )}
      </div>
      <Lines>
        {keyword !== null &&
          currentData?.list.map(({ id, name, number, department, hasAccount }) => (
            <Line key={id}>
              <div className="words">
                <b>{name}</b>
                <small>
                  <span>{number}</span>
                  <span>{department?.name}</span>
                </small>
              </div>
              <Button
                size="small"
                disabled={!hasAccount}
                aria-label={texts.chooseOne(name)}
                onClick={() => choose({ id, name })}
              >
                {hasAccount ? texts.choose : texts.noAccount}
              </Button>
            </Line>
          ))}
      </Lines>
    </Box>
  );
}

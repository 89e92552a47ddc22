import { useGetAudiencePeopleQuery } from '@cheese/api-client/school/audience';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { TeacherAsked } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { texts } from './texts';

/** A present teacher has an `id`; a new one is identified by their person. */
export interface ChosenTeacher {
  id: number | null;
  personId: number | null;
  name: string;
}

export const toTeachersAsked = (chosen: readonly ChosenTeacher[]): TeacherAsked[] =>
  chosen.map(({ id, personId }) => (id === null ? { personId: personId ?? 0 } : { teacherId: id }));

interface TeacherFieldsProps {
  chosen: readonly ChosenTeacher[];
  onChange: (chosen: readonly ChosenTeacher[]) => void;
}

/** Teachers of a course, in display order. */
export function TeacherFields({ chosen, onChange }: TeacherFieldsProps) {
  return (
    <section aria-label={texts.teachers}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {texts.teachers}
      </Typography>
      {chosen.length === 0 && <Typography>{texts.noTeachers}</Typography>}
      <ul style={{ margin: '0 0 8px', padding: 0, listStyle: 'none' }}>
        {chosen.map((one) => (
          <li key={`${one.id}-${one.personId}`}>
            {one.name}
            <Button
              size="small"
              aria-label={texts.of(texts.takeOut, one.name)}
              onClick={() => onChange(chosen.filter((other) => other !== one))}
            >
              {texts.takeOut}
            </Button>
          </li>
        ))}
      </ul>
      <FindTeacher
        chosen={chosen}
        onAdd={(personId, name) => onChange([...chosen, { id: null, personId, name }])}
      />
    </section>
  );
}

interface FindTeacherProps {
  chosen: readonly ChosenTeacher[];
  onAdd: (personId: number, name: string) => void;
}

function FindTeacher({ chosen, onAdd }: FindTeacherProps) {
  const [typed, type] = useState('');
  const [asked, ask] = useState<string | null>(null);
  const about = { role: roleCodes.teacher, page: 1, pageCnt: 10 };
  const { currentData } = useGetAudiencePeopleQuery(
    asked === null ? skipToken : { ...about, keyword: asked },
  );
  const isChosen = (personId: number) => chosen.some((one) => one.personId === personId);
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <OutlinedInput
          size="small"
          value={typed}
          placeholder={texts.findTeacher}
          inputProps={{ 'aria-label': texts.findTeacher, maxLength: 50 }}
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
      {currentData?.list.length === 0 && <Typography>{texts.noneFound}</Typography>}
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {currentData?.list.map(({ personId, name, number }) => (
          <li key={personId}>
            {number ? `${name}（${number}）` : name}
            <Button
              size="small"
              aria-label={texts.of(texts.add, name)}
              disabled={isChosen(personId)}
              onClick={() => onAdd(personId, name)}
            >
              {isChosen(personId) ? texts.added : texts.add}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

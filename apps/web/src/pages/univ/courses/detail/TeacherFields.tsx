import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { TeacherAsked } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SearchPeople } from '../../../../features/audience/SearchPeople';
import { texts } from './texts';

/** A teacher already in the course has an `id`; a new one only a person id. */
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
      <SearchPeople
        role={roleCodes.teacher}
        words={texts.findTeacher}
        chosen={chosen}
        onAdd={({ personId, name }) => onChange([...chosen, { id: null, personId, name }])}
      />
    </section>
  );
}

import type { ClassroomDetail } from '@cheese/domain/contract/classroom/classroom';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { InClassroom } from '../../../features/classroom/InClassroom';
import { mayTeach } from '../../../features/classroom/seats';
import { Directory } from '../../../features/course/directory/Directory';
import { paths } from '../../../paths';
import { ChooseCourse } from './ChooseCourse';
import { texts } from './texts';

/** What a classroom is taught with. */
export default function ClassCoursewarePage() {
  useDocumentTitle(texts.title);
  return <InClassroom>{(room) => <Courseware room={room} />}</InClassroom>;
}

function Courseware({ room }: { room: ClassroomDetail }) {
  const [isChoosing, setChoosing] = useState(false);
  const { course } = room;
  const choose = mayTeach(room) && (
    <Button variant={course ? 'text' : 'contained'} onClick={() => setChoosing(true)}>
      {course ? texts.change : texts.choose}
    </Button>
  );
  const hint = mayTeach(room) ? texts.teacherHint : texts.noneHint;
  return (
    <Section
      title={course?.name ?? texts.title}
      action={
        <>
          {course && (
            <Button href={paths.course.detail({ courseId: course.id })}>{texts.toCourse}</Button>
          )}
          {choose}
        </>
      }
    >
      {course ? (
        <Directory courseId={course.id} hereId={null} />
      ) : (
        <EmptyState sentence={texts.none} hint={hint} />
      )}
      {isChoosing && <ChooseCourse room={room} onClose={() => setChoosing(false)} />}
    </Section>
  );
}

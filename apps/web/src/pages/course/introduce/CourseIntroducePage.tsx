import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import { CoursePart } from '../../../features/course/CoursePart';
import { Introduction } from '../../../features/course/Introduction';
import { Teachers } from '../../../features/course/Teachers';
import { paths } from '../../../paths';
import { texts } from './texts';

export default function CourseIntroducePage() {
  return (
    <CoursePart
      title={texts.title}
      actions={({ id }) => (
        <Button href={paths.course.directory({ courseId: id })}>{texts.toDirectory}</Button>
      )}
    >
      {({ id, name }) => (
        <>
          <Section title={name}>
            <Introduction courseId={id} />
          </Section>
          <Section title={texts.teachers}>
            <Teachers courseId={id} />
          </Section>
        </>
      )}
    </CoursePart>
  );
}

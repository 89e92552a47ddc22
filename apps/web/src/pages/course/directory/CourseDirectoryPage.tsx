import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import { CertificateLine } from '../../../features/course/mine/CertificateLine';
import { CoursePart } from '../../../features/course/CoursePart';
import { CourseProgress } from '../../../features/course/CourseProgress';
import { Directory } from '../../../features/course/directory/Directory';
import { paths } from '../../../paths';
import { Rules } from './Rules';
import { texts } from './texts';

/** All items of a course with the learner's progress and the completion rules. */
export default function CourseDirectoryPage() {
  return (
    <CoursePart
      title={texts.title}
      actions={({ id }) => (
        <>
          <Button href={paths.course.test({ courseId: id })}>{texts.toTests}</Button>
          <Button href={paths.course.detail({ courseId: id })}>{texts.toCourse}</Button>
        </>
      )}
    >
      {({ id, name, progress, coursewareCount, lastLearnt, certificateShare }) => (
        <>
          {progress && (
            <Section title={texts.progress}>
              <CourseProgress name={name} studied={progress.studiedCount} of={coursewareCount} />
              {certificateShare !== null && <CertificateLine courseId={id} />}
              <Rules courseId={id} />
            </Section>
          )}
          <Section title={texts.contents}>
            <Directory courseId={id} hereId={lastLearnt?.coursewareId ?? null} />
          </Section>
        </>
      )}
    </CoursePart>
  );
}

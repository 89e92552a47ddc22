import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '../../../../paths';
import { texts } from './texts';

/** Other pages of a course: learners, questions, announcements. */
const links: readonly { href: (courseId: number) => string; name: string }[] = [
  { href: (courseId) => paths.univ.courseLearners({ courseId }), name: texts.learners },
  { href: (courseId) => paths.univ.courseQuestions({ courseId }), name: texts.questions },
  { href: (courseId) => paths.univ.courseNotices({ courseId }), name: texts.notices },
];

export function CourseLinks({ courseId }: { courseId: number }) {
  return (
    <Box
      component="nav"
      aria-label={texts.links}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
    >
      {links.map(({ href, name }) => (
        <Button key={name} variant="outlined" href={href(courseId)}>
          {name}
        </Button>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { texts } from './texts';

/** Pages about a course beside its making: who learns it, what they ask, what they are told. */
const links: readonly { href: (courseId: number) => string; name: string }[] = [];

export function CourseLinks({ courseId }: { courseId: number }) {
  if (links.length === 0) return null;
  return (
    <Box component="nav" aria-label={texts.links} sx={{ display: 'flex', gap: 1, mb: 2 }}>
      {links.map(({ href, name }) => (
        <Button key={name} variant="outlined" href={href(courseId)}>
          {name}
        </Button>
      ))}
    </Box>
  );
}

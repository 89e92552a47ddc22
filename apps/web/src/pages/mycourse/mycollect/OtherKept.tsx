import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '../../../paths';
import { texts } from './texts';

/** Links to favourites with their own pages. */
export function OtherKept() {
  const ways = [
    { label: texts.study, href: paths.myStudy() },
    { label: texts.questions, href: paths.keptQuestions('collect') },
    { label: texts.wrong, href: paths.keptQuestions('wrong') },
    { label: texts.notes, href: paths.courseNotes() },
    { label: texts.morphology, href: paths.morphologyKept() },
  ];
  return (
    <Box
      component="nav"
      aria-label={texts.others}
      sx={{ display: 'flex', flexWrap: 'wrap', mb: 2 }}
    >
      {ways.map(({ label, href }) => (
        <Button key={href} href={href}>
          {label}
        </Button>
      ))}
    </Box>
  );
}

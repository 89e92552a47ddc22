import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import Box from '@mui/material/Box';
import { paths } from '../../paths';
import { texts } from './texts';

type Part = 'title' | 'wrong' | 'history';

const hrefs: Record<Part, string> = {
  title: paths.quiz.home(),
  wrong: paths.quiz.wrong(),
  history: paths.quiz.history(),
};

/** Tabs for the quiz screens. */
export function QuizTabs({ here }: { here: Part }) {
  const choices = (Object.keys(hrefs) as Part[]).map((part) => ({
    label: texts[part],
    href: hrefs[part],
    isChosen: part === here,
  }));
  return (
    <Box sx={{ mb: 3, borderBottom: 1, borderColor: 'hairline' }}>
      <LinkTabs label={texts.parts} choices={choices} />
    </Box>
  );
}

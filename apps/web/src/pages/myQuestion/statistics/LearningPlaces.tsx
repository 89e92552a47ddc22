import type { LibraryStatistics } from '@cheese/domain/contract/exam/questionLibrary';
import { Section } from '@cheese/ui/frame/Section';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

type Chapters = LibraryStatistics['chapters'];

const list = { m: 0, mb: 2, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 };

/** Learning material for chapters with wrong answers; renders nothing without any. */
export function LearningPlaces({ chapters }: { chapters: Chapters }) {
  const shown = chapters.filter(({ places }) => places.length > 0);
  if (shown.length === 0) return null;
  return (
    <Section title={texts.learn}>
      {shown.map(({ chapterId, name, places }) => (
        <div key={chapterId}>
          <Typography component="h3" variant="subtitle1">
            {name}
          </Typography>
          <Box component="ul" sx={list} aria-label={texts.learnOf(name)}>
            {places.map(({ label, address, wrongCount }) => (
              <li key={address}>
                <Link href={address}>{label}</Link> {texts.serves(wrongCount)}
              </li>
            ))}
          </Box>
        </div>
      ))}
    </Section>
  );
}

import { clockText } from '@cheese/domain/rules/time/clockText';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { texts } from '../../texts';

interface FilmChaptersProps {
  chapters: readonly { second: number; title: string }[];
  onChoose: (second: number) => void;
}

/** Chapters of a film, each a link to its time. */
export function FilmChapters({ chapters, onChoose }: FilmChaptersProps) {
  if (chapters.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={texts.chapters}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}
    >
      {chapters.map(({ second, title }) => (
        <Button key={second} size="small" color="inherit" onClick={() => onChoose(second)}>
          {`${clockText(second).replace(/^00:/, '')} ${title}`}
        </Button>
      ))}
    </Box>
  );
}

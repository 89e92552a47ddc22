import { Section } from '@cheese/ui/frame/Section';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

/** Explains when a question is asked again. */
export const ScheduleWords = () => (
  <Section title={texts.schedule}>
    {texts.scheduleWords.map((words) => (
      <Typography key={words} sx={{ color: 'text.secondary', mb: 1 }}>
        {words}
      </Typography>
    ))}
  </Section>
);

import { Section } from '@cheese/ui/frame/Section';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

/** When a question comes back, in words. */
export const ScheduleWords = () => (
  <Section title={texts.schedule}>
    {texts.scheduleWords.map((words) => (
      <Typography key={words} sx={{ color: 'text.secondary', mb: 1 }}>
        {words}
      </Typography>
    ))}
  </Section>
);

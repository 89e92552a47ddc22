import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '../../../paths';
import { useDailyBank } from '../../../features/questionBank/useDailyBank';
import { texts } from '../texts';

/** Link to today's question. */
export function DailyCard() {
  const { bank } = useDailyBank();
  return (
    <Section title={texts.daily}>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>
        {bank ? texts.dailyOf(bank.name) : texts.dailyNone}
      </Typography>
      <Button size="small" variant="outlined" href={paths.dayQuestion({ libraryId: bank?.id })}>
        {texts.toDaily}
      </Button>
    </Section>
  );
}

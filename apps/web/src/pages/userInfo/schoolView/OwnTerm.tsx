import type { PersonFigures } from '@cheese/domain/contract/front/schoolInsight';
import Typography from '@mui/material/Typography';
import { shortRateText, riskText, timeText } from '../../../features/schoolInsight/figureTexts';
import { MeantFigures } from '../../../features/schoolInsight/MeantFigures';
import { texts as insight } from '../../../features/schoolInsight/texts';
import { texts } from './texts';

interface OwnTermProps {
  name: string;
  startsOn: string;
  endsOn: string;
  figures: PersonFigures;
}

export const OwnTerm = ({ name, startsOn, endsOn, figures }: OwnTermProps) => (
  <section aria-label={name}>
    <Typography variant="h3" component="h2" sx={{ my: 2 }}>
      {texts.term(name, startsOn, endsOn)}
    </Typography>
    <MeantFigures
      figures={[
        { name: 'activeDays', value: insight.days(figures.activeDays) },
        { name: 'lastActive', value: figures.lastActiveOn ?? insight.none },
        { name: 'studied', value: timeText(figures.studiedS) },
        { name: 'exams', value: insight.times(figures.exams) },
        { name: 'passRate', value: shortRateText(figures) },
        { name: 'certificates', value: insight.certificates(figures.certificates) },
      ]}
    />
    <Typography>
      {figures.risks.length === 0
        ? texts.noRisks
        : figures.risks.map((rule) => riskText(rule, figures)).join('；')}
    </Typography>
  </section>
);

import {
  insightDefinitions,
  insightFigureNames,
  type InsightFigureName,
} from '@cheese/domain/texts/insightMessages';
import { styled } from '@mui/material/styles';
import { Meaning } from './Meaning';
import { texts } from './texts';

const Grid = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(152px, 1fr))',
  gap: 16,
  margin: '0 0 24px',
  '& > div': {
    minWidth: 0,
    padding: 16,
    backgroundColor: theme.palette.surface,
    border: `1px solid ${theme.palette.hairline}`,
    borderRadius: 8,
  },
  '& dt': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    color: theme.palette.text.third,
  },
  '& dd': { ...theme.typography.h2, margin: '4px 0 0' },
  '& dd.was': { ...theme.typography.caption, color: theme.palette.text.third },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 8,
    '& > div': { padding: 12 },
  },
}));

export interface MeantFigure {
  name: InsightFigureName;
  value: string;
  /** The value in the term that is compared with. */
  was?: string | null;
}

export function MeantFigures({ figures }: { figures: readonly MeantFigure[] }) {
  return (
    <Grid aria-label={texts.figures}>
      {figures.map(({ name, value, was }, at) => (
        <div key={name}>
          <dt>
            {insightFigureNames[name]}
            <Meaning
              name={insightFigureNames[name]}
              sentence={insightDefinitions[name]}
              align={at % 2 === 0 ? 'start' : 'end'}
            />
          </dt>
          <dd>{value}</dd>
          {was != null && <dd className="was">{was}</dd>}
        </div>
      ))}
    </Grid>
  );
}

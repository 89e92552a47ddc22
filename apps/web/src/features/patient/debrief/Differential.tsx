import type { PatientReport } from '@cheese/domain/contract/training/shapes/patientSight';
import { Section } from '@cheese/ui/frame/Section';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const List = styled('ul')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& p': { ...typography.body2, margin: '4px 0 0', color: palette.text.secondary },
}));

/**
 * Possible diagnoses, the evidence for and against them, and whether the learner considered them.
 */
export const Differential = ({ list }: { list: PatientReport['differential'] }) => (
  <Section title={texts.differential}>
    <List>
      {list.map(({ id, name, why, isMust, wasNamed, for: pro, against }) => (
        <li key={id}>
          <div className="head">
            <strong>{name}</strong>
            {isMust && <Chip size="small" label={texts.must} />}
            <Chip
              size="small"
              variant="outlined"
              color={wasNamed ? 'success' : 'default'}
              label={wasNamed ? texts.named : texts.notNamed}
            />
          </div>
          <p>{why}</p>
          <Side word={texts.pro} all={pro} />
          <Side word={texts.against} all={against} />
        </li>
      ))}
    </List>
  </Section>
);

const Side = ({ word, all }: { word: string; all: readonly string[] }) =>
  all.length > 0 && (
    <p>
      {word}：{all.join('；')}
    </p>
  );

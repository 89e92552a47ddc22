import type { PatientReport } from '@cheese/domain/contract/training/shapes/patientSight';
import { Section } from '@cheese/ui/frame/Section';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Body = styled('div')(({ theme: { palette, typography } }) => ({
  '& p': { margin: '0 0 8px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& small': { ...typography.caption, color: palette.text.third },
  '& h3': { ...typography.subtitle2, margin: '16px 0 8px' },
  '& ul': { margin: 0, paddingLeft: 20 },
}));

export const Reasoning = ({ of }: { of: NonNullable<PatientReport['reasoning']> }) => (
  <Section title={texts.reasoning}>
    <Body>
      <p>{of.text || texts.noText}</p>
      <small>{of.note}</small>
      <h3>{texts.evidence}</h3>
      {of.evidence.length === 0 && texts.noEvidence}
      <ul>
        {of.evidence.map(({ text, fits }) => (
          <li key={text}>
            {text}（{fits ? texts.fits : texts.unfit}）
          </li>
        ))}
      </ul>
    </Body>
  </Section>
);

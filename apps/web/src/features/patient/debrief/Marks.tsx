import type { PatientMark } from '@cheese/domain/contract/training/shapes/patientCase';
import { Section } from '@cheese/ui/frame/Section';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const List = styled('ul')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 32px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& .head': { display: 'flex', justifyContent: 'space-between', gap: 8 },
  '& meter': { width: '100%' },
  '& p': { ...typography.body2, margin: 0, color: palette.text.secondary },
  [breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export const Marks = ({ marks }: { marks: readonly PatientMark[] }) => (
  <Section title={texts.marks}>
    <List>
      {marks.map(({ id, name, points, most, why }) => (
        <li key={id}>
          <div className="head">
            <strong>{name}</strong>
            <span>{texts.of(points, most)}</span>
          </div>
          <meter min={0} max={most} value={points} aria-label={name} />
          <p>{why}</p>
        </li>
      ))}
    </List>
  </Section>
);

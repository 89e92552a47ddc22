import { Section } from '@cheese/ui/frame/Section';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { paths } from '../../../../paths';
import { texts } from './overviewTexts';
import type { useSchoolFigures } from './useSchoolFigures';

const Steps = styled('ol')(({ theme: { palette } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    padding: '12px 0',
    counterIncrement: 'step',
    '& + li': { borderTop: `1px solid ${palette.hairline}` },
  },
  '& .number': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    color: palette.accent.text,
    backgroundColor: palette.accent.wash,
    fontWeight: 600,
    '&::before': { content: 'counter(step)' },
  },
}));

/** A checklist for a new school; hidden once all is done. */
export function FirstSteps({ figures }: { figures: ReturnType<typeof useSchoolFigures> }) {
  const { hasContact, departments, learners, teachers, terms = 0, taught = 0 } = figures;
  const isKnown = [hasContact, departments, learners, teachers].every((one) => one !== undefined);
  const people = (learners ?? 0) + (teachers ?? 0);
  const steps = [
    { ...texts.profile, href: paths.univ.schoolProfile(), isDone: hasContact === true },
    { ...texts.structure, href: paths.univ.departments(), isDone: (departments ?? 0) > 0 },
    { ...texts.people, href: paths.univ.schoolImport(), isDone: people > 0 },
    { ...texts.terms, href: paths.univ.terms(), isDone: terms > 0 },
    { ...texts.teaching, href: paths.univ.teachingClasses(), isDone: taught > 0 },
  ];
  const next = steps.find(({ isDone }) => !isDone);
  // A school in use needs no checklist, even if a step was left out.
  const isAtWork = people > 0 && (departments ?? 0) > 0 && terms + taught > 0;
  if (!isKnown || !next || isAtWork) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Section title={texts.steps}>
        <Typography sx={{ mt: -1, mb: 1, color: 'text.third' }}>{texts.stepsLead}</Typography>
        <Steps>
          {steps.map(({ name, what, act, href, isDone }) => (
            <li key={name}>
              {isDone ? (
                <CheckCircle color="success" titleAccess={texts.done} />
              ) : (
                <span className="number" />
              )}
              <span>
                <strong>{name}</strong>
                <Typography variant="body2" sx={{ color: 'text.third' }}>
                  {what}
                </Typography>
              </span>
              <Button
                size="small"
                variant={name === next.name ? 'contained' : 'text'}
                href={href}
                aria-label={texts.open(act, name)}
              >
                {act}
              </Button>
            </li>
          ))}
        </Steps>
      </Section>
    </Box>
  );
}

import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import { AppLink } from '@cheese/ui/links/AppLink';
import { styled } from '@mui/material/styles';
import { paths } from '../../../../paths';
import { FirstSteps } from './FirstSteps';
import { texts } from './overviewTexts';
import { useSchoolFigures } from './useSchoolFigures';

const Row = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 16,
  marginBottom: 24,
  '& a': {
    padding: 16,
    color: theme.palette.text.third,
    textDecoration: 'none',
    backgroundColor: theme.palette.surface,
    border: `1px solid ${theme.palette.hairline}`,
    borderRadius: 8,
    '&:hover': { boxShadow: theme.shadows[1] },
  },
  '& strong': {
    ...theme.typography.h1,
    display: 'block',
    color: theme.palette.text.primary,
    fontVariantNumeric: 'tabular-nums',
  },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 8,
    '& a': { padding: 12 },
    '& a:first-of-type': { gridColumn: '1 / -1' },
  },
}));

/** Figures of the school with links to the lists; an empty school gets a checklist. */
export function SchoolOverview() {
  const figures = useSchoolFigures();
  const { active: state } = memberStateCodes;
  const { people, departments, schoolClasses } = paths.univ;
  const shown = [
    [texts.learners, figures.learners, people({ role: roleCodes.learner, state })],
    [texts.teachers, figures.teachers, people({ role: roleCodes.teacher, state })],
    [texts.administrators, figures.administrators, people({ role: roleCodes.schoolAdmin, state })],
    [texts.departments, figures.departments, departments()],
    [texts.classes, figures.classes, schoolClasses()],
  ] as const;
  return (
    <>
      <FirstSteps figures={figures} />
      <Row aria-label={texts.figures}>
        {shown.map(([name, value, href]) => (
          <AppLink key={name} href={href}>
            {name}
            <strong>{value ?? texts.unknown}</strong>
          </AppLink>
        ))}
      </Row>
    </>
  );
}

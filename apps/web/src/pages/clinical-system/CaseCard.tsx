import { patientLevels } from '@cheese/domain/codes/training/patient';
import type { PatientCard } from '@cheese/domain/contract/training/patient';
import { CardLink } from '@cheese/ui/links/CardLink';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths';
import { texts } from './texts';

const Card = styled('div')(({ theme: { palette, shadows, typography } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minWidth: 0,
  padding: 16,
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '&:hover': { boxShadow: shadows[1] },
  '& .tags': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& p': { margin: 0, color: palette.text.secondary },
  '& .end': {
    ...typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: 8,
    marginTop: 'auto',
    paddingTop: 8,
    color: palette.text.third,
  },
  '& strong': { color: palette.accent.text },
}));

/** A patient with their complaint, without the diagnosis. */
export function CaseCard({ of }: CardProps) {
  const { id, title, complaint, field, level, minutes, best, isOfSchool } = of;
  return (
    <Card role="listitem">
      <div className="tags">
        {isOfSchool && <Chip size="small" color="primary" label={texts.ofSchool} />}
        <Chip size="small" label={field} />
        <Chip size="small" variant="outlined" label={patientLevels[level]} />
      </div>
      <CardLink href={paths.patient.case({ id })}>{title}</CardLink>
      <p>{complaint}</p>
      <div className="end">
        <span>{texts.minutes(minutes)}</span>
        {best === null ? <span>{texts.notDone}</span> : <strong>{texts.best(best)}</strong>}
      </div>
    </Card>
  );
}

interface CardProps {
  of: PatientCard;
}

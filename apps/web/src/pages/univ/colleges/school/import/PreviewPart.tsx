import { useLazyGetFaultyMembersQuery } from '@cheese/api-client/school/memberImport';
import { leavingStates } from '@cheese/domain/codes/school/memberImports';
import type { HandedOut, MemberImport } from '@cheese/domain/contract/school/memberImport';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ConfirmBar } from './ConfirmBar';
import { ImportRows } from './ImportRows';
import { texts } from './texts';

interface PreviewPartProps {
  found: MemberImport;
  onHandedOut: (handedOut: HandedOut | null) => void;
}

/** All effects of the import, before it is confirmed. */
export function PreviewPart({ found, onHandedOut }: PreviewPartProps) {
  const [faulty] = useLazyGetFaultyMembersQuery();
  const { importId, counts, fileName, notices, newDepartments, newClasses } = found;
  const { unclaimed, awaiting } = found;
  return (
    <Stack spacing={2}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {fileName}
      </Typography>
      {found.leavingTo !== null && <LeavingNotice found={found} />}
      <Named title={texts.newDepartments(newDepartments.length)} names={newDepartments} />
      <Named title={texts.newClasses(newClasses.length)} names={newClasses} />
      {awaiting > 0 && <Alert severity="warning">{texts.awaitingCount(awaiting)}</Alert>}
      {unclaimed > 0 && <Alert severity="info">{texts.unclaimedCount(unclaimed)}</Alert>}
      <Named title={texts.notices} names={notices} isWarning />
      {counts.faulty > 0 && (
        <Alert
          severity="warning"
          action={
            found.columns.length > 0 && (
              <ExportButton ask={() => faulty({ importId }).unwrap()}>{texts.faulty}</ExportButton>
            )
          }
        >
          {texts.faultyLead(counts.faulty)}
        </Alert>
      )}
      <ImportRows importId={importId} counts={counts} />
      <ConfirmBar found={found} onHandedOut={onHandedOut} />
    </Stack>
  );
}

interface NamedProps {
  title: string;
  names: readonly string[];
  isWarning?: boolean;
}

function Named({ title, names, isWarning = false }: NamedProps) {
  if (names.length === 0) return null;
  return (
    <Alert severity={isWarning ? 'warning' : 'info'}>
      <AlertTitle>{title}</AlertTitle>
      {names.join('；')}
    </Alert>
  );
}

/** Says what happens to people who leave and to their work. */
function LeavingNotice({ found }: { found: MemberImport }) {
  const { leavingTo, counts, losingSignIn, teachingPlaces } = found;
  if (leavingTo === null) return null;
  return (
    <Alert severity={losingSignIn > 0 ? 'warning' : 'info'}>
      <AlertTitle>{texts.leavingTitle(counts.leaving, leavingStates[leavingTo])}</AlertTitle>
      <div>{texts.leavingKept}</div>
      {teachingPlaces > 0 && <div>{texts.teachingPlaces(teachingPlaces)}</div>}
      {losingSignIn > 0 && <strong>{texts.losingSignIn(losingSignIn)}</strong>}
      <div>{texts.leavingBack}</div>
    </Alert>
  );
}

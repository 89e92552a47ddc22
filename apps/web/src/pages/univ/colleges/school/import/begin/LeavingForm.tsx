import {
  useGetLeavingGroupsQuery,
  usePreviewLeavingFileMutation,
  usePreviewLeavingMutation,
} from '@cheese/api-client/school/memberImport';
import { type LeavingState, leavingStates } from '@cheese/domain/codes/school/memberImports';
import type { Answers } from '@cheese/domain/contract/call';
import type { MemberImportContract } from '@cheese/domain/contract/school/memberImport';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { TickList } from '@cheese/ui/form/TickList';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from '../texts';
import { RosterFile } from './RosterFile';
import { useLooking } from './useLooking';

const states = ([3, 4, 5] as const).map((value) => ({ value, label: leavingStates[value] }));
const ways = [
  { value: 'classes', label: texts.byClasses },
  { value: 'year', label: texts.byYear },
  { value: 'file', label: texts.byFile },
] as const;
type Way = (typeof ways)[number]['value'];

/** Chooses who leaves: by classes, by a year or by a file. */
export function LeavingForm() {
  const [state, setState] = useState<LeavingState>(3);
  const [way, setWay] = useState<Way>('classes');
  const groups = useGetLeavingGroupsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {texts.state}
      </Typography>
      <ToggleRow label={texts.state} choices={states} chosen={state} onChoose={setState} />
      <Typography variant="body2" sx={{ mb: 1 }}>
        {texts.by}
      </Typography>
      <ToggleRow label={texts.by} choices={ways} chosen={way} onChoose={setWay} />
      {way === 'file' ? (
        <LeavingFile state={state} />
      ) : (
        <Answered
          query={groups}
          what={texts.leaving}
          skeleton={<RowsSkeleton count={3} />}
          isEmpty={({ years, classes }) => years.length + classes.length === 0}
          empty={<EmptyState dense sentence={texts.noGroups} />}
        >
          {(found) => <LeavingGroup key={way} state={state} way={way} groups={found} />}
        </Answered>
      )}
    </>
  );
}

function LeavingFile({ state }: { state: LeavingState }) {
  const [preview] = usePreviewLeavingFileMutation();
  const looking = useLooking();
  return (
    <>
      <Typography sx={{ mb: 2 }}>{texts.leavingFile}</Typography>
      <RosterFile looking={looking} begin={(upload) => preview({ ...upload, state })} />
    </>
  );
}

interface LeavingGroupProps {
  state: LeavingState;
  way: Exclude<Way, 'file'>;
  groups: Answers<MemberImportContract['groups']>;
}

function LeavingGroup({ state, way, groups: { classes, years } }: LeavingGroupProps) {
  const [chosen, choose] = useState<readonly number[]>([]);
  const [preview] = usePreviewLeavingMutation();
  const { isBusy, fault, look } = useLooking();
  const isYear = way === 'year';
  const choices = isYear
    ? years.map(({ year, count }) => ({ value: year, label: texts.yearOf(year, count) }))
    : classes.map(({ id, name, count }) => ({ value: id, label: texts.classOf(name, count) }));
  const [year] = chosen;
  const asked = isYear && year !== undefined ? { year } : { classIds: [...chosen] };
  return (
    <>
      <TickList
        label={texts.chooseGroup}
        choices={choices}
        chosen={chosen}
        // A single year at a time.
        onChange={(next) => choose(isYear ? next.slice(-1) : next)}
      />
      {fault && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {fault}
        </Alert>
      )}
      <Button
        variant="contained"
        disabled={chosen.length === 0}
        aria-disabled={isBusy}
        onClick={() => void look(() => preview({ state, ...asked }))}
      >
        {texts.look}
      </Button>
    </>
  );
}

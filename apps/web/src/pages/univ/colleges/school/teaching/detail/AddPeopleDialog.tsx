import {
  useAddPeopleToTeachingMutation,
  useAddSheetToTeachingMutation,
} from '@cheese/api-client/school/teachingClass';
import {
  teachingLimits,
  type TeachingRole,
  teachingRoleCodes,
} from '@cheese/domain/codes/school/teachingClasses';
import type {
  TeachingCandidate,
  TeachingClassDetail,
} from '@cheese/domain/contract/school/teachingClass';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { FileDrop } from '@cheese/ui/form/FileDrop';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import { useKeptState } from '@cheese/ui/unsaved/useKeptState';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Group } from '../../../../../../features/audience/GroupChooser';
import { ChosenMembers } from '../ChosenMembers';
import { PeopleSearch } from '../PeopleSearch';
import { ByClasses } from './ByClasses';
import { texts } from './texts';

interface AddPeopleDialogProps {
  one: TeachingClassDetail;
  onClose: () => void;
}

type Way = keyof typeof texts.ways;

const ways = (Object.keys(texts.ways) as Way[]).map((value) => ({
  value,
  label: texts.ways[value],
}));
const { learner, assistant, teacher } = teachingRoleCodes;

type Named = Partial<Record<TeachingRole, readonly TeachingCandidate[]>>;

/** Adds learners by classes, by name or from a file; teachers and assistants by name. */
export function AddPeopleDialog({ one, onClose }: AddPeopleDialogProps) {
  const [role, be] = useState<TeachingRole>(learner);
  const [way, go] = useState<Way>('classes');
  const roles = [learner, assistant, ...(one.mayStaff ? [teacher] : [])];
  const [named, name] = useKeptState<Named>(`teaching-class-${one.id}-people`, {});
  const [classes, chooseClasses] = useKeptState<readonly Group[]>(
    `teaching-class-${one.id}-classes`,
    [],
  );
  const isByName = role !== learner || way === 'names';
  const isChosen = classes.length > 0 || Object.values(named).some((some) => some.length > 0);
  return (
    <PanelDialog width="md" title={texts.add} onClose={onClose}>
      <Unsaved loss={isChosen ? texts.chosenLoss : null} />
      <ToggleRow
        label={texts.addAs}
        choices={roles.map((value) => ({ value, label: texts.roles[value] }))}
        chosen={role}
        onChoose={be}
      />
      {role === learner && (
        <ToggleRow label={texts.way} choices={ways} chosen={way} onChoose={go} />
      )}
      {isByName && (
        <ByNames
          key={role}
          one={one}
          role={role}
          chosen={named[role] ?? []}
          onChange={(some) => name({ ...named, [role]: some })}
        />
      )}
      {!isByName && way === 'classes' && (
        <ByClasses id={one.id} chosen={classes} onChange={chooseClasses} />
      )}
      {!isByName && way === 'file' && <ByFile id={one.id} />}
    </PanelDialog>
  );
}

interface ByNamesProps {
  one: TeachingClassDetail;
  role: TeachingRole;
  chosen: readonly TeachingCandidate[];
  onChange: (chosen: readonly TeachingCandidate[]) => void;
}

function ByNames({ one: { id }, role, chosen, onChange: choose }: ByNamesProps) {
  const [add] = useAddPeopleToTeachingMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const addAll = () => {
    if (chosen.length === 0) return void toast.info(texts.noneChosen);
    const membershipIds = chosen.map(({ membershipId }) => membershipId);
    void run(async () => {
      const { added, already } = await add({ id, membershipIds, role }).unwrap();
      toast.success(texts.added(added, already));
      choose([]);
    });
  };
  const take = (one: TeachingCandidate) =>
    chosen.length < teachingLimits.atOnce
      ? choose([...chosen, one])
      : void toast.info(texts.tooMany);
  return (
    <>
      <ChosenMembers label={texts.roles[role]} chosen={chosen} onChange={choose} />
      <PeopleSearch classId={id} role={role} chosen={chosen} onAdd={take} />
      <Button variant="contained" aria-disabled={isBusy} onClick={addAll}>
        {texts.takePeople(chosen.length)}
      </Button>
    </>
  );
}

function ByFile({ id }: { id: number }) {
  const [add] = useAddSheetToTeachingMutation();
  const { run } = useTask();
  const toast = useToast();
  const [missing, tell] = useState<readonly string[]>([]);
  const take = (file: File) =>
    void run(async () => {
      const answer = await add({ id: String(id), file }).unwrap();
      toast.success(texts.added(answer.added, answer.already));
      tell(answer.missing);
    });
  return (
    <>
      <FileDrop
        label={texts.file}
        hint={texts.fileHint}
        accept={['.xlsx']}
        onFiles={([file]) => file && take(file)}
      />
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {texts.missing(missing)}
        </Alert>
      )}
    </>
  );
}

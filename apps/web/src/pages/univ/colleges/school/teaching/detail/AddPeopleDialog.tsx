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
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
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

/** Learners by administrative classes, by names or by a file; teachers and assistants by names. */
export function AddPeopleDialog({ one, onClose }: AddPeopleDialogProps) {
  const [role, be] = useState<TeachingRole>(learner);
  const [way, go] = useState<Way>('classes');
  const roles = [learner, assistant, ...(one.mayStaff ? [teacher] : [])];
  const isByName = role !== learner || way === 'names';
  return (
    <PanelDialog width="md" title={texts.add} onClose={onClose}>
      <ToggleRow
        label={texts.addAs}
        choices={roles.map((value) => ({ value, label: texts.roles[value] }))}
        chosen={role}
        onChoose={be}
      />
      {role === learner && (
        <ToggleRow label={texts.way} choices={ways} chosen={way} onChoose={go} />
      )}
      {isByName && <ByNames key={role} one={one} role={role} />}
      {!isByName && way === 'classes' && <ByClasses id={one.id} />}
      {!isByName && way === 'file' && <ByFile id={one.id} />}
    </PanelDialog>
  );
}

function ByNames({ one: { id }, role }: { one: TeachingClassDetail; role: TeachingRole }) {
  const [chosen, choose] = useState<readonly TeachingCandidate[]>([]);
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

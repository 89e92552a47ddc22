import { useAddClassesToTeachingMutation } from '@cheese/api-client/school/teachingClass';
import { teachingLimits } from '@cheese/domain/codes/school/teachingClasses';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Group, GroupChooser } from '../../../../../../features/audience/GroupChooser';
import { texts } from './texts';

const kinds = ['schoolClass'] as const;

interface ByClassesProps {
  id: number;
  chosen: readonly Group[];
  onChange: (chosen: readonly Group[]) => void;
}

/** Adds all present learners of administrative classes. */
export function ByClasses({ id, chosen, onChange: choose }: ByClassesProps) {
  const [add] = useAddClassesToTeachingMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const addAll = () => {
    if (chosen.length === 0) return void toast.info(texts.noneChosen);
    const classIds = chosen.map((one) => one.id);
    void run(async () => {
      const { added, already } = await add({ id, classIds }).unwrap();
      toast.success(texts.added(added, already));
      choose([]);
    });
  };
  return (
    <>
      <Typography sx={{ mb: 1, color: 'text.third' }}>{texts.classesHint}</Typography>
      <GroupChooser kinds={kinds} chosen={chosen} most={teachingLimits.classes} onChange={choose} />
      <Button variant="contained" aria-disabled={isBusy} onClick={addAll} sx={{ mt: 1 }}>
        {texts.takeClasses}
      </Button>
    </>
  );
}

import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import { texts as shared } from '../texts';
import { texts } from './texts';
import type { DeskState } from './useDesk';

interface ShowButtonProps {
  isShown: boolean;
  desk: DeskState;
  save: () => Promise<boolean>;
  show: (isShown: boolean) => Promise<unknown>;
  words: { published: string; withdrawn: string };
}

/**
 * Shows content to learners or hides it. Learners get the saved version, so showing saves first.
 */
export function ShowButton({ isShown, desk, save, show, words }: ShowButtonProps) {
  const { isDirty, isBusy } = desk;
  const showing = useTask();
  const go = async () => {
    if (!isShown && !(await save())) return;
    await showing.run(() => show(!isShown), isShown ? words.withdrawn : words.published);
  };
  const publish = isDirty ? texts.saveAndPublish : texts.publish;
  return (
    <Button variant="outlined" aria-disabled={showing.isBusy || isBusy} onClick={() => void go()}>
      {isShown ? shared.withdraw : publish}
    </Button>
  );
}

import { useSetMemberStatesMutation } from '@cheese/api-client/school/member';
import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { memberLimits, type SwitchedState } from '@cheese/domain/codes/school/members';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { useTask } from '@cheese/ui/form/useTask';
import { ChosenBar } from '@cheese/ui/management/ChosenBar';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConsentDialog } from './consent/ConsentDialog';
import { texts } from './texts';

interface BulkBarProps {
  ids: readonly number[];
  onDone: () => void;
}

export function BulkBar({ ids, onDone }: BulkBarProps) {
  const [isAsking, setAsking] = useState(false);
  const [isConsenting, setConsenting] = useState(false);
  const [ask] = useSetMemberStatesMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const set = (state: SwitchedState, done: (count: number) => string) =>
    run(async () => {
      const { changed } = await ask({ ids: [...ids], state }).unwrap();
      toast.success(done(changed));
      onDone();
    });
  const isTooMany = ids.length > memberLimits.bulk;
  const { active, disabled } = memberStateCodes;
  return (
    <ChosenBar role="group" aria-label={texts.bulk}>
      <span>{isTooMany ? texts.tooMany(memberLimits.bulk) : texts.chosen(ids.length)}</span>
      <Button
        size="small"
        disabled={isTooMany}
        aria-disabled={isBusy}
        onClick={() => void set(active, texts.enabled)}
      >
        {texts.enable}
      </Button>
      <Button size="small" color="error" disabled={isTooMany} onClick={() => setAsking(true)}>
        {texts.disable}
      </Button>
      <Button size="small" disabled={isTooMany} onClick={() => setConsenting(true)}>
        {texts.consent}
      </Button>
      <Button size="small" color="inherit" onClick={onDone}>
        {texts.clear}
      </Button>
      {isConsenting && (
        <ConsentDialog ids={ids} onDone={onDone} onClose={() => setConsenting(false)} />
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.disabling(ids.length)}
          consequence={texts.disablingLoss}
          confirm={texts.disable}
          isBusy={isBusy}
          onConfirm={() =>
            void set(disabled, texts.disabled).then((isDone) => isDone || setAsking(false))
          }
          onClose={() => setAsking(false)}
        />
      )}
    </ChosenBar>
  );
}

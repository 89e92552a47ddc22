import {
  useResetMemberPasswordMutation,
  useSetMemberStatesMutation,
} from '@cheese/api-client/school/member';
import { isPresent, memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import type { SwitchedState } from '@cheese/domain/codes/school/members';
import type { MemberContract, MemberDetail } from '@cheese/domain/contract/school/member';
import type { Answers } from '@cheese/domain/contract/call';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { useTask } from '@cheese/ui/form/useTask';
import { Section } from '@cheese/ui/frame/Section';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CredentialsCard } from '../../../../../../features/credentials/CredentialsCard';
import { useOwnSchoolName } from '../../../../../../features/credentials/useOwnSchoolName';
import { FactList } from './FactList';
import { texts } from './texts';

const momentOf = (moment: number | null, none: string) =>
  moment === null ? none : chinaMinute(moment);

function accountState({ hasAccount, isAccountMade }: MemberDetail) {
  if (!hasAccount) return texts.unclaimed;
  return isAccountMade ? texts.made : texts.own;
}

export function AccountCard({ member }: { member: MemberDetail }) {
  const { account, lastUsedAt, joinedAt, leftAt } = member;
  return (
    <Section title={texts.account}>
      <FactList
        facts={[
          [texts.accountName, account ?? texts.none],
          [texts.accountState, accountState(member)],
          [texts.lastUsed, momentOf(lastUsedAt, texts.neverUsed)],
          [texts.joined, chinaMinute(joinedAt)],
          ...(leftAt === null ? [] : [[texts.left, chinaMinute(leftAt)] as const]),
        ]}
      />
      {member.mayEdit && <AccountActs member={member} />}
    </Section>
  );
}

type Asked = 'reset' | 'disable';

function AccountActs({ member }: { member: MemberDetail }) {
  const { id, name, state, hasAccount, isAccountMade } = member;
  const [asked, ask] = useState<Asked | null>(null);
  const [handed, hand] = useState<Answers<MemberContract['resetPassword']> | null>(null);
  const school = useOwnSchoolName();
  const [reset] = useResetMemberPasswordMutation();
  const [setStates] = useSetMemberStatesMutation();
  const { isBusy, run } = useTask();
  const set = (to: SwitchedState, done: string) =>
    run(() => setStates({ ids: [id], state: to }).unwrap(), done);
  const close = () => ask(null);
  const renew = async () => {
    await run(async () => hand(await reset({ id }).unwrap()));
    close();
  };
  const isSwitched = state === memberStateCodes.disabled || isPresent(state);
  const words = isSwitched ? hasAccount && !isAccountMade && texts.ownAccount : texts.hasLeft;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
        {isAccountMade && hasAccount && (
          <Button variant="outlined" color="inherit" onClick={() => ask('reset')}>
            {texts.reset}
          </Button>
        )}
        {isPresent(state) && (
          <Button variant="outlined" color="error" onClick={() => ask('disable')}>
            {texts.disable}
          </Button>
        )}
        {state === memberStateCodes.disabled && (
          <Button
            variant="outlined"
            aria-disabled={isBusy}
            onClick={() => void set(memberStateCodes.active, texts.enabled)}
          >
            {texts.enable}
          </Button>
        )}
      </Box>
      {words && (
        <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.third' }}>
          {words}
        </Typography>
      )}
      {asked === 'reset' && (
        <ConfirmDialog
          title={texts.resetting(name)}
          consequence={texts.resetLoss}
          confirm={texts.reset}
          isBusy={isBusy}
          onConfirm={() => void renew()}
          onClose={close}
        />
      )}
      {asked === 'disable' && (
        <ConfirmDialog
          title={texts.disabling(name)}
          consequence={texts.disablingLoss}
          confirm={texts.disable}
          isBusy={isBusy}
          onConfirm={() => void set(memberStateCodes.disabled, texts.disabled).then(close)}
          onClose={close}
        />
      )}
      {handed && (
        <PanelDialog title={texts.resetDone} onClose={() => hand(null)}>
          <CredentialsCard school={school} name={name} {...handed} onClose={() => hand(null)} />
        </PanelDialog>
      )}
    </>
  );
}

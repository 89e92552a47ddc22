import { useWithdrawConsentMutation } from '@cheese/api-client/school/guardian';
import {
  consentBases,
  consentStateCodes,
  consentStates,
  guardianRelations,
} from '@cheese/domain/codes/school/guardianConsent';
import type { Guardianship } from '@cheese/domain/contract/school/guardian';
import type { MemberDetail } from '@cheese/domain/contract/school/member';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { useTask } from '@cheese/ui/form/useTask';
import { Section } from '@cheese/ui/frame/Section';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConsentDialog } from '../consent/ConsentDialog';
import { texts } from './consentTexts';
import { type Fact, FactList } from './FactList';

/** Consent of the guardian; renders nothing if none is needed. */
export function ConsentCard({ member }: { member: MemberDetail }) {
  const { consent, guardianship } = member;
  if (consent === consentStateCodes.notNeeded) return null;
  return (
    <Section title={texts.title}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{texts.leads[consent]}</Typography>
      <FactList
        facts={[
          [texts.state, consentStates[consent]],
          ...(guardianship ? factsOf(guardianship) : []),
        ]}
      />
      {member.mayEdit && <ConsentActs member={member} />}
    </Section>
  );
}

function factsOf({ birthMonth, guardian, consent }: Guardianship): Fact[] {
  const relation = guardian?.relation ?? null;
  const named =
    guardian && texts.named(guardian.name, relation === null ? null : guardianRelations[relation]);
  const given: Fact[] = consent
    ? [
        [texts.basis, consentBases[consent.basis]],
        [texts.on, consent.on],
        [texts.recorded, texts.recordedBy(chinaMinute(consent.recordedAt), consent.byName)],
      ]
    : [];
  const at = consent?.withdrawnAt ?? null;
  return [
    [texts.birthMonth, birthMonth],
    [texts.guardian, named ?? texts.none],
    [texts.phone, guardian?.phone ?? texts.none],
    ...given,
    ...(at === null ? [] : [[texts.withdrawnAt, chinaMinute(at)] as const]),
  ];
}

function ConsentActs({ member: { id, name, version, consent } }: { member: MemberDetail }) {
  const [asked, ask] = useState<'record' | 'withdraw' | null>(null);
  const [withdraw] = useWithdrawConsentMutation();
  const { isBusy, run } = useTask();
  const close = () => ask(null);
  const isGiven = consent === consentStateCodes.given;
  return (
    <Box sx={{ mt: 3 }}>
      {isGiven ? (
        <Button variant="outlined" color="error" onClick={() => ask('withdraw')}>
          {texts.withdraw}
        </Button>
      ) : (
        <Button variant="contained" onClick={() => ask('record')}>
          {texts.record}
        </Button>
      )}
      {asked === 'record' && <ConsentDialog ids={[id]} onClose={close} />}
      {asked === 'withdraw' && (
        <ConfirmDialog
          title={texts.withdrawing(name)}
          consequence={texts.withdrawLoss}
          confirm={texts.withdraw}
          isBusy={isBusy}
          onConfirm={() =>
            void run(() => withdraw({ id, version }).unwrap(), texts.withdrawn).then(close)
          }
          onClose={close}
        />
      )}
    </Box>
  );
}

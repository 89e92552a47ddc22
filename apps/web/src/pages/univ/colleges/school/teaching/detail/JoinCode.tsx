import { useSetTeachingCodeMutation } from '@cheese/api-client/school/teachingClass';
import type { TeachingClassDetail } from '@cheese/domain/contract/school/teachingClass';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { useTask } from '@cheese/ui/form/useTask';
import { Section } from '@cheese/ui/frame/Section';
import { QrCode } from '@cheese/ui/media/QrCode';
import { CopyButton } from '@cheese/ui/text/CopyButton';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paths } from '../../../../../../paths';
import { texts } from './texts';

/** Code for learners to join: opened, closed, and shown as a QR code. */
export function JoinCode({ one }: { one: TeachingClassDetail }) {
  const { id, code } = one;
  const [set] = useSetTeachingCodeMutation();
  const { isBusy, run } = useTask();
  const [isAsking, ask] = useState(false);
  const [isShown, show] = useState(false);
  const open = (done: string) => run(() => set({ id, isOpen: true }).unwrap(), done);
  const link = code === null ? '' : window.location.origin + paths.univ.joinTeachingClass({ code });
  return (
    <Section title={texts.code}>
      <Typography sx={{ mb: 1, color: 'text.third' }}>{texts.codeHint}</Typography>
      {code === null ? (
        <Button variant="outlined" aria-disabled={isBusy} onClick={() => void open(texts.opened)}>
          {texts.open}
        </Button>
      ) : (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <b>{code}</b>
          <CopyButton value={code} what={texts.code}>
            {texts.copyCode}
          </CopyButton>
          <CopyButton value={link} what={texts.link}>
            {texts.copyLink}
          </CopyButton>
          <Button size="small" aria-expanded={isShown} onClick={() => show(!isShown)}>
            {texts.showQr}
          </Button>
          <Button size="small" onClick={() => ask(true)}>
            {texts.renew}
          </Button>
          <Button
            size="small"
            color="error"
            aria-disabled={isBusy}
            onClick={() => void run(() => set({ id, isOpen: false }).unwrap(), texts.closed)}
          >
            {texts.close}
          </Button>
        </Stack>
      )}
      {isShown && code !== null && <QrCode value={link} alt={texts.qr} />}
      {isAsking && (
        <ConfirmDialog
          title={texts.renewTitle}
          consequence={texts.renewLoss}
          confirm={texts.renew}
          isBusy={isBusy}
          onConfirm={() => void open(texts.renewed).then((isDone) => isDone && ask(false))}
          onClose={() => ask(false)}
        />
      )}
    </Section>
  );
}

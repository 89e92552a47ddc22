import {
  useGetAudienceQuery,
  useRenewAudienceCodeMutation,
} from '@cheese/api-client/school/audience';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { useTask } from '@cheese/ui/form/useTask';
import { CopyButton } from '@cheese/ui/text/CopyButton';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paths } from '../../paths';
import { texts } from './texts';

/** The invitation code, the link to the page that accepts it, and the people who joined. */
export function InvitationCode({ audienceId }: { audienceId: number }) {
  const { data } = useGetAudienceQuery({ audienceId });
  const [renew] = useRenewAudienceCodeMutation();
  const { isBusy, run } = useTask();
  const [isAsking, ask] = useState(false);
  const renewNow = async () => {
    if (await run(() => renew({ audienceId }).unwrap(), texts.renewed)) ask(false);
  };
  if (!data?.code) return null;
  const { code, count } = data;
  const link = `${window.location.origin}${paths.univ.join({ code })}`;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <Typography component="span">
        {texts.code}：<b>{code}</b>
      </Typography>
      <CopyButton value={code} what={texts.code}>
        {texts.copyCode}
      </CopyButton>
      <CopyButton value={link} what={texts.link}>
        {texts.copyLink}
      </CopyButton>
      <span>{texts.joined(count)}</span>
      <Button size="small" onClick={() => ask(true)}>
        {texts.renew}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.renewTitle}
          consequence={texts.renewLoss}
          confirm={texts.renew}
          isBusy={isBusy}
          onConfirm={() => void renewNow()}
          onClose={() => ask(false)}
        />
      )}
    </div>
  );
}

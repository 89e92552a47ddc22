import { useExportOwnDataMutation } from '@cheese/api-client/people/privacy';
import type { PrivacyContract } from '@cheese/domain/contract/people/privacy';
import type { Answers } from '@cheese/domain/contract/call';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { useTask } from '@cheese/ui/form/useTask';
import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

type Copy = Answers<PrivacyContract['overview']>['export'];

interface CopySectionProps {
  copy: Copy;
}

const wordsOf = (copy: Copy): string => {
  if (copy?.state === 'waiting') return texts.copyWaiting;
  if (copy?.state === 'failed') return texts.copyFailed;
  return copy?.expiresAt == null ? '' : texts.copyReady(chinaMinute(copy.expiresAt));
};

export function CopySection({ copy }: CopySectionProps) {
  const [ask] = useExportOwnDataMutation();
  const { isBusy, run } = useTask();
  const isWaiting = copy?.state === 'waiting';
  return (
    <Section title={texts.copy}>
      <Typography sx={{ mb: 1, color: 'text.third' }}>{texts.copyHint}</Typography>
      <Typography aria-live="polite" sx={{ mb: 1 }}>
        {wordsOf(copy)}
      </Typography>
      {copy?.url && (
        <Button variant="contained" href={copy.url} download sx={{ mr: 1 }}>
          {texts.download}
        </Button>
      )}
      {!isWaiting && (
        <Button
          variant="outlined"
          aria-disabled={isBusy}
          onClick={() => void run(() => ask().unwrap(), texts.askedCopy)}
        >
          {texts.askCopy}
        </Button>
      )}
    </Section>
  );
}

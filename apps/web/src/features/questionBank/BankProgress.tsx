import { ShareBar } from '@cheese/ui/form/ShareBar';
import { styled } from '@mui/material/styles';
import { percentRight, shareOf } from './shares';
import { texts } from './texts';

const Lines = styled('div')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  minWidth: 0,
  maxWidth: 480,
  marginTop: 6,
  '& .MuiLinearProgress-root': { backgroundColor: palette.hairline },
  color: palette.text.third,
  '& p': { display: 'flex', flexWrap: 'wrap', columnGap: 12, margin: '4px 0 0' },
  '& .due': { color: palette.accent.text, fontWeight: 600 },
}));

interface BankProgressProps {
  name: string;
  of: number;
  progress: { answeredCount: number; rightCount: number; dueCount: number };
}

export function BankProgress({ name, of, progress }: BankProgressProps) {
  const { answeredCount, dueCount } = progress;
  const percent = percentRight(progress);
  return (
    <Lines>
      <ShareBar label={texts.progress(name)} share={shareOf(answeredCount, of)} />
      <p>
        <span>{texts.done(answeredCount, of)}</span>
        {percent !== null && <span>{texts.right(percent)}</span>}
        {dueCount > 0 && <span className="due">{texts.due(dueCount)}</span>}
      </p>
    </Lines>
  );
}

import { countedMessages } from '@cheese/domain/texts/countedMessages';
import { ShareBar } from '@cheese/ui/form/ShareBar';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Lines = styled('div')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  minWidth: 0,
  color: palette.text.third,
  '& .MuiLinearProgress-root': { marginBottom: 4, backgroundColor: palette.hairline },
}));

interface CourseProgressProps {
  name: string;
  studied: number;
  of: number;
}

export function CourseProgress({ name, studied, of }: CourseProgressProps) {
  const isDone = of > 0 && studied >= of;
  return (
    <Lines>
      <ShareBar label={texts.progress(name)} share={of > 0 ? Math.min(1, studied / of) : 0} />
      {isDone ? texts.done : countedMessages.studied(studied, of)}
    </Lines>
  );
}

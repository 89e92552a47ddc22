import { Content } from '@cheese/ui/frame/Content';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { texts } from './texts';

/** Shown to a learner instead of a withdrawn course. */
export function WithdrawnFace({ why }: { why: string }) {
  useDocumentTitle(texts.withdrawn);
  return (
    <Content>
      <EmptyState
        sentence={texts.withdrawn}
        hint={why}
        action={
          <Button variant="contained" href={paths.myCourse()}>
            {texts.toMine}
          </Button>
        }
      />
    </Content>
  );
}

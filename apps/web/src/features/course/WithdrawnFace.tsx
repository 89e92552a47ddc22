import { Content } from '@cheese/ui/frame/Content';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { texts } from './texts';

/** Instead of a course that somebody learns and that was withdrawn. */
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

import type { CoursewareDetail } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { placeAddress } from '@cheese/domain/place/placeAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Check from '@mui/icons-material/Check';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSessionState } from '../../../session/session';
import { useLoginLink } from '../../../session/useLoginLink';
import type { Learning } from './study/useVisit';
import { texts } from './texts';

interface ItemFootProps {
  item: CoursewareDetail;
  learning: Learning;
}

/**
 * Links to the neighbouring items, and a completion button if learners complete the item by hand.
 */
export function ItemFoot({ item, learning: { visit, standing } }: ItemFootProps) {
  const { isSignedIn } = useSessionState();
  const login = useLoginLink();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const { courseId, previous, next, rule } = item;
  const at = (itemId: number) => placeAddress({ kind: 'courseItem', courseId, itemId });
  const mark = () =>
    run(async () => {
      const fault = await visit?.mark(!standing.isStudied);
      if (fault !== null) toast.error(fault || texts.markFailed);
    });
  return (
    <Box component="footer" sx={{ mt: 3 }}>
      {isSignedIn === false && (
        <Typography variant="body2" sx={{ mb: 2 }}>
          {texts.visitor} <Button {...login}>{texts.signIn}</Button>
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {rule === 'byHand' && visit && (
          <Button
            variant={standing.isStudied ? 'outlined' : 'contained'}
            startIcon={<Check />}
            aria-disabled={isBusy}
            onClick={() => void mark()}
          >
            {standing.isStudied ? texts.unmark : texts.mark}
          </Button>
        )}
        <Box sx={{ display: 'flex', gap: 1.5, ml: 'auto' }}>
          {previous && (
            <Button
              color="inherit"
              startIcon={<ChevronLeft />}
              href={at(previous.id)}
              title={previous.title}
            >
              {texts.previous}
            </Button>
          )}
          {next && (
            <Button
              variant="outlined"
              endIcon={<ChevronRight />}
              href={at(next.id)}
              title={next.title}
            >
              {texts.next}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

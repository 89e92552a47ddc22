import {
  useGetCourseOffersQuery,
  useRecallCourseOfferMutation,
} from '@cheese/api-client/learning/courseOffer';
import { offerStates } from '@cheese/domain/codes/learning/courseOffers';
import type { MadeCourseDetail } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { useTask } from '@cheese/ui/form/useTask';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { OfferDialog } from './OfferDialog';
import { offerTexts as texts } from './offerTexts';

/** Offers the course to the platform for sale, and shows the answer. */
export function OfferPart({ course }: { course: MadeCourseDetail }) {
  const [isOpen, open] = useState(false);
  const { data: offers } = useGetCourseOffersQuery({ courseId: course.id });
  const [recall] = useRecallCourseOfferMutation();
  const { isBusy, run } = useTask();
  if (!offers) return null;
  const [last] = offers;
  const waits = last?.state === 'waiting';
  return (
    <Box
      component="section"
      aria-label={texts.part}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}
    >
      {last && <span>{texts.last(chinaMinute(last.askedAt), offerStates[last.state])}</span>}
      {last?.reason && <span>{texts.because(last.reason)}</span>}
      {waits ? (
        <Button
          size="small"
          aria-disabled={isBusy}
          onClick={() => void run(() => recall({ id: last.id }).unwrap(), texts.recalled)}
        >
          {texts.recall}
        </Button>
      ) : (
        course.faults.length === 0 && (
          <Button size="small" variant="outlined" onClick={() => open(true)}>
            {texts.offer}
          </Button>
        )
      )}
      {isOpen && <OfferDialog course={course} onClose={() => open(false)} />}
    </Box>
  );
}

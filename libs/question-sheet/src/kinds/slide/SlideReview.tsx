import FormHelperText from '@mui/material/FormHelperText';
import type { ReviewProps } from '../KindView';
import { texts } from '../texts';
import { useSlideSlot } from './SlideSlot';

/** The slide with what was right, and what was given, where the site can show it. */
export function SlideReview(props: ReviewProps) {
  const { review } = useSlideSlot();
  return review?.(props) ?? <FormHelperText>{texts.slideElsewhere}</FormHelperText>;
}

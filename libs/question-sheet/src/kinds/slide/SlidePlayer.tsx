import FormHelperText from '@mui/material/FormHelperText';
import type { PlayerProps } from '../KindView';
import { texts } from '../texts';
import { useSlideSlot } from './SlideSlot';

/** Answered on the slide that the site puts here. */
export function SlidePlayer(props: PlayerProps) {
  const { play } = useSlideSlot();
  return play?.(props) ?? <FormHelperText>{texts.slideElsewhere}</FormHelperText>;
}

import FormHelperText from '@mui/material/FormHelperText';
import type { KindEditorProps } from '../KindView';
import { texts } from '../texts';
import { useSlideSlot } from './SlideSlot';

/** What is right is drawn on a slide of the school. */
export default function SlideEditor(props: KindEditorProps) {
  const { edit } = useSlideSlot();
  return edit?.(props) ?? <FormHelperText>{texts.slideNoEditor}</FormHelperText>;
}

import FormHelperText from '@mui/material/FormHelperText';
import type { KindEditorProps } from '../KindView';
import { texts } from '../texts';
import { useSlideSlot } from './SlideSlot';

/** The key is drawn on one of the school's slides. */
export default function SlideEditor(props: KindEditorProps) {
  const { edit } = useSlideSlot();
  return edit?.(props) ?? <FormHelperText>{texts.slideNoEditor}</FormHelperText>;
}

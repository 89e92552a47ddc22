import {
  useAddSlideTourMutation,
  useEditSlideTourMutation,
  useGetSlideToursQuery,
  useRemoveSlideTourMutation,
  useSetSlideTourVisibilityMutation,
} from '@cheese/api-client/slides/slideTour';
import type { TourCalls } from './tourCalls';
import { TourPanel, type TourPanelProps } from './TourPanel';
import { texts } from './texts';

interface SlideToursProps extends Pick<TourPanelProps, 'viewNow' | 'see' | 'upload' | 'onPlay'> {
  slideId: number;
}

export function SlideTours({ slideId, ...props }: SlideToursProps) {
  const query = useGetSlideToursQuery({ slideId });
  const [add] = useAddSlideTourMutation();
  const [edit] = useEditSlideTourMutation();
  const [turn] = useSetSlideTourVisibilityMutation();
  const [remove] = useRemoveSlideTourMutation();
  const calls: TourCalls = {
    name: 'slide-tour',
    add: (title) => add({ slideId, title }).unwrap(),
    edit: (tour) => edit(tour).unwrap(),
    turn: (asked) => turn(asked).unwrap(),
    remove: (id) => remove({ id }).unwrap(),
  };
  return <TourPanel query={query} calls={calls} {...props} none={texts.none} />;
}

import {
  useAddAnatomyTourMutation,
  useEditAnatomyTourMutation,
  useRemoveAnatomyTourMutation,
  useSetAnatomyTourVisibilityMutation,
} from '@cheese/api-client/bodies/anatomyTour';
import type { AnatomyTour } from '@cheese/domain/contract/bodies/anatomyTour';
import { Panel } from '@cheese/model-viewer/panels/Panel';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { usePictureUpload } from '../../../../features/pictureUpload/usePictureUpload';
import type { TourCalls } from '../../../../features/slide/tour/tourCalls';
import { TourPanel } from '../../../../features/slide/tour/TourPanel';
import { texts } from './texts';

interface ModelToursProps {
  query: Answerable<{ tours: AnatomyTour[]; mayTeach: boolean }>;
  of: { anatomyId: number; modelId: number };
  viewNow: () => string;
  see: (view: string) => void;
  onPlay: (tour: AnatomyTour) => void;
}

/** Tours of a model; teachers create them here. */
export function ModelTours({ query, of, onPlay, ...props }: ModelToursProps) {
  const [add] = useAddAnatomyTourMutation();
  const [edit] = useEditAnatomyTourMutation();
  const [turn] = useSetAnatomyTourVisibilityMutation();
  const [remove] = useRemoveAnatomyTourMutation();
  const upload = usePictureUpload();
  const calls: TourCalls = {
    name: 'anatomy-tour',
    add: (title) => add({ ...of, title }).unwrap(),
    edit: (tour) => edit(tour).unwrap(),
    turn: (asked) => turn(asked).unwrap(),
    remove: (id) => remove({ id }).unwrap(),
  };
  const tours = query.data?.tours.filter(({ modelId }) => modelId === of.modelId) ?? [];
  const own = { ...query, data: query.data && { ...query.data, tours } };
  return (
    <Panel>
      <h2>{texts.what}</h2>
      <TourPanel
        calls={calls}
        upload={upload}
        {...props}
        query={own}
        none={texts.none}
        onPlay={({ id }) => {
          const tour = tours.find((one) => one.id === id);
          if (tour) onPlay(tour);
        }}
      />
    </Panel>
  );
}

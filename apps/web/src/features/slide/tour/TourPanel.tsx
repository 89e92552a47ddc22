import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LayerList } from '../layers/LayerList';
import { texts } from './texts';
import { TourDialog } from './TourDialog';
import { TourEditor } from './TourEditor';
import { TourLine } from './TourLine';
import type { AnyTour, TourCalls } from './tourCalls';

export interface TourPanelProps {
  query: Answerable<{ tours: AnyTour[]; mayTeach: boolean }>;
  calls: TourCalls;
  onPlay: (tour: AnyTour) => void;
  none: string;
  /** The current view, encoded as in the address. */
  viewNow: () => string | null;
  see: (view: string) => void;
  /** Uploads a sound; without it stops have no sound. */
  upload?: UploadPicture | undefined;
}

/** Tours of a slide or a model; teachers create them here. */
export function TourPanel(props: TourPanelProps) {
  const { query, calls, onPlay, none } = props;
  const [edited, edit] = useState<number | null>(null);
  return (
    <Answered query={query} what={texts.what} skeleton={<RowsSkeleton count={2} />}>
      {({ tours, mayTeach }) => {
        const open = tours.find(({ id, mayEdit }) => mayEdit && id === edited);
        if (open)
          return <TourEditor key={open.id} {...props} kept={open} onDone={() => edit(null)} />;
        return (
          <LayerList aria-label={texts.what}>
            {tours.length === 0 && (
              <EmptyState dense sentence={none} {...(!mayTeach && { hint: texts.noneHint })} />
            )}
            <ul>
              {tours.map((one) => (
                <TourLine
                  key={one.id}
                  calls={calls}
                  kept={one}
                  onPlay={() => onPlay(one)}
                  onEdit={() => edit(one.id)}
                />
              ))}
            </ul>
            {mayTeach && <NewTour add={calls.add} onMade={({ id }) => edit(id)} />}
          </LayerList>
        );
      }}
    </Answered>
  );
}

function NewTour(props: { add: TourCalls['add']; onMade: (tour: AnyTour) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" color="inherit" startIcon={<Add />} onClick={() => setOpen(true)}>
        {texts.make}
      </Button>
      {isOpen && <TourDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

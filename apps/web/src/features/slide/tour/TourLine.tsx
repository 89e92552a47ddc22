import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import { useTask } from '@cheese/ui/form/useTask';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { texts } from './texts';
import type { AnyTour, TourCalls } from './tourCalls';

interface TourLineProps {
  kept: AnyTour;
  calls: TourCalls;
  onPlay: () => void;
  onEdit: () => void;
}

/** Anyone may play a tour; only its owner may edit it. */
export function TourLine({ kept, calls, onPlay, onEdit }: TourLineProps) {
  const [asks, ask] = useState(false);
  const { run } = useTask();
  const { id, title, stops, author, visibility, isHeld, mayEdit } = kept;
  const isPublic = visibility === noteVisibilityCodes.public;
  const publish = () =>
    run(
      () =>
        calls.turn({
          id,
          visibility: isPublic ? noteVisibilityCodes.private : noteVisibilityCodes.public,
        }),
      isPublic ? texts.withdrawn : texts.published,
    );
  const acts = [
    [texts.play, onPlay, stops.length > 0],
    [texts.edit, onEdit, mayEdit],
    [texts.publish, () => void publish(), mayEdit && !isPublic && stops.length > 0],
    [texts.withdraw, () => void publish(), mayEdit && isPublic],
    [texts.remove, () => ask(true), mayEdit],
  ] as const;
  return (
    <li>
      <div className="line">
        <b>{title}</b>
      </div>
      <div className="about">
        <span>{texts.stops(stops.length)}</span>
        <span>{author.nickname}</span>
        {mayEdit && !isPublic && <span>{texts.draft}</span>}
        {mayEdit && isHeld && <span>{texts.held}</span>}
      </div>
      <div className="acts">
        {acts.map(
          ([name, act, can]) =>
            can && (
              <Button key={name} size="small" aria-label={`${name}：${title}`} onClick={act}>
                {name}
              </Button>
            ),
        )}
      </div>
      {asks && (
        <RemoveDialog
          title={texts.removeTitle}
          consequence={texts.removeLoss}
          remove={() => calls.remove(id)}
          onClose={() => ask(false)}
        />
      )}
    </li>
  );
}

import { slideTaskKindCodes } from '@cheese/domain/codes/slides/slideTask';
import type { TaskAsked } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import CenterFocusStrong from '@mui/icons-material/CenterFocusStrong';
import Button from '@mui/material/Button';
import { seeShape } from '../layers/seeShape';
import type { Beside } from '../viewer/over';
import { ring } from './overlays';
import { texts } from './texts';

/** A region may be tiny in a view of the whole slide, so this button moves the view to it. */
export function WhereToLook({ asked, viewer }: { asked: TaskAsked } & Pick<Beside, 'viewer'>) {
  const places = asked.kind === slideTaskKindCodes.label ? asked.places : (asked.region ?? []);
  if (places.length === 0) return null;
  // A task at low power limits the magnification, so do not zoom in further than that.
  const most = asked.kind === slideTaskKindCodes.find ? asked.most : 1;
  return (
    <Button
      size="small"
      startIcon={<CenterFocusStrong />}
      onClick={() => seeShape(viewer(), ring('where', places, 'yellow'), most)}
    >
      {asked.kind === slideTaskKindCodes.label ? texts.whereToLabel : texts.whereToLook}
    </Button>
  );
}

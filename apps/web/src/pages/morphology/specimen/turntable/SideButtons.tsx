import type { SpecimenView } from '@cheese/domain/contract/bodies/specimen';
import type { Model } from '@cheese/model-viewer/useModel';
import Button from '@mui/material/Button';
import { texts } from './texts';

interface SideButtonsProps {
  views: readonly SpecimenView[];
  model: Model;
  isTurning: boolean;
  look: (from: SpecimenView) => void;
  toggle: () => void;
}

/** Buttons for the named views, the labels and the rotation. */
export function SideButtons({ views, model, isTurning, look, toggle }: SideButtonsProps) {
  const { hasLabels } = model.state;
  return (
    <div className="sides" role="group" aria-label={texts.views}>
      {views.map((one) => (
        <Button key={one.name} size="small" onClick={() => look(one)}>
          {one.name}
        </Button>
      ))}
      <Button
        size="small"
        variant={hasLabels ? 'outlined' : 'text'}
        aria-pressed={hasLabels}
        onClick={() => model.change((was) => ({ ...was, hasLabels: !was.hasLabels }))}
      >
        {texts.labels}
      </Button>
      <Button size="small" variant={isTurning ? 'outlined' : 'text'} onClick={toggle}>
        {isTurning ? texts.stop : texts.turn}
      </Button>
    </div>
  );
}

import Button from '@mui/material/Button';
import { withSections } from '../model/modelState';
import { MOST_SECTIONS, MOST_TURN, newSection, type Section, sectionAxes } from '../model/sections';
import { texts } from '../texts';
import type { Model } from '../useModel';
import { Panel } from './Panel';
import { ValueSlider } from './ValueSlider';

const degrees = (value: number) => `${Math.round(value)}°`;

/** Planes that cut the model, up to three at once. */
export function SectionPanel({ model }: { model: Model }) {
  const { state, change } = model;
  const { sections } = state;
  const put = (next: readonly Section[], key: string | null = null) =>
    change((was) => withSections(was, next), key);
  const changeAt = (at: number, part: Partial<Section>) =>
    put(
      sections.map((one, index) => (index === at ? { ...one, ...part } : one)),
      `section ${at} ${Object.keys(part).join()}`,
    );
  return (
    <Panel aria-label={texts.sections}>
      <h2>{texts.sections}</h2>
      {sections.map((section, at) => (
        <SectionRows
          key={at}
          section={section}
          onChange={(part) => changeAt(at, part)}
          onFlip={() => put(sections.with(at, { ...section, isFlipped: !section.isFlipped }))}
          onRemove={() => put(sections.toSpliced(at, 1))}
        />
      ))}
      {sections.length < MOST_SECTIONS &&
        sectionAxes.map((axis) => (
          <Button
            key={axis}
            size="small"
            color="inherit"
            onClick={() => put([...sections, newSection(axis)])}
          >
            {texts.addSection(texts.axes[axis])}
          </Button>
        ))}
    </Panel>
  );
}

interface SectionRowsProps {
  section: Section;
  onChange: (part: Partial<Section>) => void;
  onFlip: () => void;
  onRemove: () => void;
}

function SectionRows({ section, onChange, onFlip, onRemove }: SectionRowsProps) {
  const { axis, at, turn, tilt } = section;
  const turning = { least: -MOST_TURN, most: MOST_TURN, step: 5 };
  return (
    <div role="group" aria-label={texts.axes[axis]}>
      <p>{texts.axes[axis]}</p>
      <ValueSlider
        name={texts.sectionAt}
        least={-1}
        most={1}
        step={0.02}
        value={at}
        said={texts.percent((at + 1) / 2)}
        onChange={(next) => onChange({ at: next })}
      />
      <ValueSlider
        {...turning}
        name={texts.sectionTurn}
        value={turn}
        said={degrees(turn)}
        onChange={(next) => onChange({ turn: next })}
      />
      <ValueSlider
        {...turning}
        name={texts.sectionTilt}
        value={tilt}
        said={degrees(tilt)}
        onChange={(next) => onChange({ tilt: next })}
      />
      <Button size="small" color="inherit" onClick={onFlip}>
        {texts.flip}
      </Button>
      <Button size="small" color="inherit" onClick={onRemove}>
        {texts.remove}
      </Button>
    </div>
  );
}

import { LEAST_OPACITY, opacityOf, withOpacity } from '../model/modelState';
import { texts } from '../texts';
import type { Model } from '../useModel';
import { Panel } from './Panel';
import { ValueSlider } from './ValueSlider';

/** With more systems than this, one slider is for all of them or for the selected one. */
const MOST_SYSTEMS = 20;

/** Opacity of each system or of the selected part, and the exploded view. */
export function LayersPanel({ model }: { model: Model }) {
  const { tree, state, chosen, change } = model;
  const [only] = tree.roots.length === 1 ? tree.roots : [];
  const systems = only ? tree.childrenOf(only.id) : tree.roots;
  const own = chosen === null ? null : tree.partOf(chosen);
  const shown = systems.length > MOST_SYSTEMS ? [] : systems;
  const parts = [...(own && !shown.includes(own) ? [own] : []), ...shown];
  return (
    <Panel aria-label={texts.layers}>
      <h2>{texts.layers}</h2>
      {[null, ...parts].map((part) => {
        const ids = part ? tree.bodiesUnder(part.id) : tree.bodies;
        if (ids.length === 0) return null;
        const name = part?.name ?? texts.whole;
        const value = opacityOf(state, ids);
        const key = `opacity ${part?.id ?? ''}`;
        return (
          <ValueSlider
            key={key}
            name={name}
            least={LEAST_OPACITY}
            most={1}
            step={0.05}
            value={value ?? 1}
            label={texts.opacityOf(name)}
            said={value === null ? texts.mixed : texts.percent(value)}
            onChange={(next) => change((was) => withOpacity(was, ids, next), key)}
          />
        );
      })}
      <ValueSlider
        name={texts.explode}
        least={0}
        most={1}
        step={0.02}
        value={state.explode}
        said={texts.percent(state.explode)}
        onChange={(explode) => change((was) => ({ ...was, explode }), 'explode')}
      />
    </Panel>
  );
}

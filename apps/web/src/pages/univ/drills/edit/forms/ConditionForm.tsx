import { drillPressing } from '@cheese/domain/codes/training/drills';
import type { Condition } from '@cheese/drills/graph/condition';
import type { Drill } from '@cheese/drills/graph/drill';
import type { Scene } from '@cheese/drills/graph/scene';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { Choice } from '../../../making/fields/Choice';
import { IdTicks } from '../../../making/fields/IdTicks';
import { KindChoice } from '../../../making/fields/KindChoice';
import { NumberBox } from '../../../making/fields/NumberBox';
import { Rows } from '../../../making/fields/Rows';
import { blankCondition, kindsFor } from './conditions';
import { choosableIn, labelsOf, sceneLabels } from './names';
import { texts } from './texts';

interface ConditionFormProps<Of extends Condition | null> {
  drill: Drill;
  /** Scene that was just answered; null for a condition checked after every step. */
  scene: Scene | null;
  condition: Of;
  depth?: number;
  onChange: (condition: Of) => void;
}

/** Nesting limit of the file format. */
const DEEPEST = 4;
const MOST_PARTS = 12;

/** Condition of a way, made only of choices from what the drill contains. */
export function WhenForm({ condition, onChange, ...of }: ConditionFormProps<Condition | null>) {
  const kinds = kindsFor(of.drill, of.scene);
  return (
    <>
      <KindChoice<Condition['is'] | 'always', Condition | null>
        label={texts.when}
        kind={condition?.is ?? 'always'}
        labels={{ always: texts.always, ...kinds }}
        now={condition}
        blank={(is) => (is === 'always' ? null : blankCondition(is, of.drill, of.scene))}
        onChange={onChange}
      />
      {condition && <ConditionParts {...of} condition={condition} onChange={onChange} />}
    </>
  );
}

/** A condition that cannot be empty. */
export function ConditionForm(props: ConditionFormProps<Condition>) {
  const { drill, scene, condition, depth = 1, onChange } = props;
  const { all, any, not, ...flat } = kindsFor(drill, scene);
  return (
    <>
      <KindChoice<Condition['is'], Condition>
        label={texts.when}
        kind={condition.is}
        labels={depth < DEEPEST ? { ...flat, all, any, not } : flat}
        now={condition}
        blank={(is) => blankCondition(is, drill, scene)}
        onChange={onChange}
      />
      <ConditionParts {...props} />
    </>
  );
}

function ConditionParts(props: ConditionFormProps<Condition>) {
  const { drill, scene, condition, depth = 1, onChange } = props;
  const deeper = { drill, scene, depth: depth + 1 };
  const here = scene ? choosableIn(scene.asking) : [];
  switch (condition.is) {
    case 'right':
      return null;
    case 'chosen':
      return (
        <IdTicks
          label={texts.ids}
          choices={here}
          chosen={condition.ids}
          onChange={(ids) => onChange({ ...condition, ids })}
        />
      );
    case 'before':
      return <OrderForm here={here} condition={condition} onChange={onChange} />;
    case 'earlier':
      return <EarlierForm drill={drill} condition={condition} onChange={onChange} />;
    case 'counter':
    case 'vital': {
      const known = condition.is === 'counter' ? drill.counters : drill.vitals;
      return (
        <>
          <Choice
            label={texts.what}
            value={condition.id}
            labels={labelsOf(known)}
            onChange={(id) => onChange({ ...condition, id })}
          />
          <Range condition={condition} onChange={onChange} />
        </>
      );
    }
    case 'amount':
      return <Range condition={condition} onChange={onChange} />;
    case 'pressed':
      return (
        <Choice
          label={texts.level}
          value={condition.atLeast}
          labels={drillPressing}
          onChange={(atLeast) => onChange({ is: 'pressed', atLeast })}
        />
      );
    case 'passed':
      return (
        <NumberBox
          label={texts.atLeastS}
          value={condition.from}
          unit={texts.secondsUnit}
          onChange={(from) => onChange({ is: 'passed', from })}
        />
      );
    case 'all':
    case 'any':
      return <PartRows {...deeper} condition={condition} onChange={onChange} />;
    case 'not':
      return (
        <ConditionForm
          {...deeper}
          condition={condition.of}
          onChange={(of) => onChange({ is: 'not', of })}
        />
      );
  }
}

interface PartProps<Is extends Condition['is']> {
  condition: Extract<Condition, { is: Is }>;
  onChange: (condition: Condition) => void;
}

/** Two choices in this scene, of which one was made before the other. */
function OrderForm(props: PartProps<'before'> & { here: ReturnType<typeof choosableIn> }) {
  const { here, condition, onChange } = props;
  return (
    <TwoColumns>
      {(['first', 'then'] as const).map((which) => (
        <Choice
          key={which}
          label={texts[which]}
          value={condition[which]}
          labels={labelsOf(here)}
          onChange={(id) => onChange({ ...condition, [which]: id })}
        />
      ))}
    </TwoColumns>
  );
}

function EarlierForm({ drill, condition, onChange }: PartProps<'earlier'> & { drill: Drill }) {
  const then = drill.scenes.find(({ id }) => id === condition.scene);
  return (
    <>
      <Choice
        label={texts.scene}
        value={condition.scene}
        labels={sceneLabels(drill)}
        onChange={(id) => onChange({ is: 'earlier', scene: id, ids: [] })}
      />
      <IdTicks
        label={texts.ids}
        choices={then ? choosableIn(then.asking) : []}
        chosen={condition.ids}
        onChange={(ids) => onChange({ ...condition, ids })}
      />
    </>
  );
}

interface PartRowsProps extends PartProps<'all' | 'any'> {
  drill: Drill;
  scene: Scene | null;
  depth: number;
}

function PartRows({ condition, onChange, ...deeper }: PartRowsProps) {
  return (
    <Rows
      title={texts.parts}
      rows={condition.of}
      most={MOST_PARTS}
      add={texts.addPart}
      blank={() => blankCondition('passed', deeper.drill, deeper.scene)}
      nameOf={(_, at) => texts.partOf(at + 1)}
      onChange={(of) => onChange({ ...condition, of })}
    >
      {(one, change) => <ConditionForm {...deeper} condition={one} onChange={change} />}
    </Rows>
  );
}

interface RangeProps {
  condition: Extract<Condition, { to: number }>;
  onChange: (condition: Condition) => void;
}

const Range = ({ condition, onChange }: RangeProps) => (
  <TwoColumns>
    <NumberBox
      label={texts.rangeFrom}
      value={condition.from}
      onChange={(from) => onChange({ ...condition, from })}
    />
    <NumberBox
      label={texts.rangeTo}
      value={condition.to}
      onChange={(to) => onChange({ ...condition, to })}
    />
  </TwoColumns>
);

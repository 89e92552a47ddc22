import { drillDifficultyCodes, drillDifficulties } from '@cheese/domain/codes/training/drills';
import {
  firstAidCategoryCodes,
  firstAidCategories,
  firstAidTopics,
} from '@cheese/domain/codes/training/firstAid';
import type { Drill } from '@cheese/drills/graph/drill';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { stepOf } from '../../../making/edit/steps';
import { Choice } from '../../../making/fields/Choice';
import { NumberBox } from '../../../making/fields/NumberBox';
import { TextBox } from '../../../making/fields/TextBox';
import { CounterRows, ReferenceRows, TurnRows, VitalRows } from './aboutRows';
import { endLabels, sceneLabels } from './names';
import { texts } from './texts';

const MOST_AIMS = 20;
const topics = { none: texts.noTopic, ...firstAidTopics };

/** Parses the value of a select field into its code. */
const codeIn = <Code extends number>(labels: Readonly<Record<Code, string>>, said: string) =>
  (Object.keys(labels).map(Number) as Code[]).find((code) => String(code) === said);

interface AboutFormProps {
  drill: Drill;
  onChange: (drill: Drill, key: string | null) => void;
}

export function AboutForm({ drill, onChange }: AboutFormProps) {
  const say = (said: Partial<Drill>) =>
    onChange({ ...drill, ...said }, stepOf('drill', said, drill));
  return (
    <>
      <TextBox
        label={texts.name}
        value={drill.title}
        maxLength={200}
        onChange={(title) => say({ title })}
      />
      <TextBox
        label={texts.summary}
        value={drill.summary}
        maxLength={2000}
        lines={2}
        onChange={(summary) => say({ summary })}
      />
      <KindFields drill={drill} say={say} />
      <TextBox
        label={texts.aims}
        value={drill.aims.join('\n')}
        maxLength={4000}
        lines={3}
        onChange={(words) => say({ aims: aimsIn(words) })}
      />
      <ReferenceRows drill={drill} say={say} />
      <VitalRows drill={drill} say={say} />
      <CounterRows drill={drill} say={say} />
      <TurnRows drill={drill} say={say} />
      <LimitFields drill={drill} say={say} />
    </>
  );
}

interface FieldsProps {
  drill: Drill;
  say: (said: Partial<Drill>) => void;
}

const KindFields = ({ drill, say }: FieldsProps) => (
  <TwoColumns>
    <Choice
      label={texts.category}
      value={String(drill.category)}
      labels={firstAidCategories}
      onChange={(said) =>
        say({ category: codeIn(firstAidCategories, said) ?? firstAidCategoryCodes.firstAid })
      }
    />
    <Choice
      label={texts.topic}
      value={String(drill.topic ?? 'none')}
      labels={topics}
      onChange={(said) => say({ topic: codeIn(firstAidTopics, said) ?? null })}
    />
    <Choice
      label={texts.difficulty}
      value={String(drill.difficulty)}
      labels={drillDifficulties}
      onChange={(said) =>
        say({ difficulty: codeIn(drillDifficulties, said) ?? drillDifficultyCodes.beginner })
      }
    />
    <NumberBox
      label={texts.minutes}
      value={drill.minutes}
      unit={texts.minutesUnit}
      onChange={(minutes) => say({ minutes })}
    />
    <Choice
      label={texts.start}
      value={drill.start}
      labels={sceneLabels(drill)}
      onChange={(start) => say({ start })}
    />
  </TwoColumns>
);

const LimitFields = ({ drill, say }: FieldsProps) => (
  <TwoColumns role="group" aria-label={texts.limit}>
    <NumberBox
      label={texts.mostSteps}
      value={drill.mostSteps}
      unit={texts.stepsUnit}
      onChange={(steps) => say({ mostSteps: Math.round(steps) })}
    />
    <Choice
      label={texts.exhausted}
      value={drill.exhausted}
      labels={endLabels(drill)}
      onChange={(exhausted) => say({ exhausted })}
    />
  </TwoColumns>
);

/** Keeps within the limits of the file: lines beyond the maximum are joined to the last one. */
const aimsIn = (words: string) =>
  words
    .split('\n')
    .slice(0, MOST_AIMS)
    .map((line) => line.slice(0, 200));

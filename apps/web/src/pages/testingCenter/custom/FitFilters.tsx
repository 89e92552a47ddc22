import { practiceAmongs } from '@cheese/domain/codes/exam/practices';
import { questionDifficulties, questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type { FittingQuestions, PracticeChoices } from '@cheese/domain/contract/exam/practiceSet';
import { PillGroup } from '@cheese/ui/form/PillGroup';
import { TickList } from '@cheese/ui/form/TickList';
import { ChapterTicks } from './ChapterTicks';
import { TagTicks } from './TagTicks';
import { texts } from './texts';

export interface FilterProps {
  choices: PracticeChoices;
  fitting: FittingQuestions;
  choose: (change: Partial<PracticeChoices>) => void;
}

type Counted<Code> = readonly { value: Code; count: number }[];

const countOf = <Code,>(counted: Counted<Code>, code: Code) =>
  counted.find(({ value }) => value === code)?.count ?? 0;

/** Available options, plus chosen ones without remaining questions. */
const offered = <Code extends number>(
  labels: Readonly<Record<Code, string>>,
  counted: Counted<Code>,
  chosen: readonly Code[],
) =>
  (Object.keys(labels).map(Number) as Code[])
    .filter((code) => countOf(counted, code) > 0 || chosen.includes(code))
    .map((value) => ({ value, label: texts.counted(labels[value], countOf(counted, value)) }));

/** Filters, each option with the number of questions it would give. */
export function FitFilters(props: FilterProps) {
  const { choices, fitting, choose } = props;
  const { types, difficulties, among } = choices;
  return (
    <>
      <PillGroup
        label={texts.amongs}
        pills={([1, 2, 3, 4, 5] as const).map((value) => ({
          value,
          label: texts.counted(practiceAmongs[value], countOf(fitting.amongs, value)),
        }))}
        chosen={among}
        onChoose={(chosen) => choose({ among: chosen })}
      />
      <ChapterTicks {...props} />
      <TickList
        label={texts.none(texts.types)}
        choices={offered(questionTypes, fitting.types, types)}
        chosen={types}
        onChange={(chosen) => choose({ types: chosen as typeof types })}
      />
      <TickList
        label={texts.none(texts.difficulties)}
        choices={offered(questionDifficulties, fitting.difficulties, difficulties)}
        chosen={difficulties}
        onChange={(chosen) => choose({ difficulties: chosen as typeof difficulties })}
      />
      <TagTicks {...props} />
    </>
  );
}

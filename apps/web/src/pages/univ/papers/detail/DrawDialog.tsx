import { useDrawQuestionsMutation } from '@cheese/api-client/exam/paperManage';
import {
  type QuestionDifficulty,
  questionDifficulties,
  type QuestionType,
  questionTypes,
} from '@cheese/domain/codes/exam/questionTypes';
import type { DrawRule, PaperSource } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { startOfChinaDay } from '@cheese/domain/rules/time/chinaDay';
import { wholeNumber } from '@cheese/domain/rules/numbers/wholeNumber';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { type Fields, useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { chapterList, choiceOf, choicesOf } from '../../../../features/questionBank/chapterChoices';
import { idsIn, scoreOf, withDraw, withQuestions } from './draftPaper';
import type { OfSection } from './ItemList';
import { TickList } from '@cheese/ui/form/TickList';
import { texts } from './texts';

interface DrawDialogProps extends OfSection {
  sources: readonly PaperSource[];
  score: number;
  onClose: () => void;
}

const MOST = 300;
const codes = (labels: Record<number, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value: Number(value), label }));

/** Ticked entries in the lists of a rule. */
function useTicks() {
  const [chapterIds, setChapters] = useState<readonly number[]>([]);
  const [types, setTypes] = useState<readonly number[]>([]);
  const [difficulties, setDifficulties] = useState<readonly number[]>([]);
  const isTicked = chapterIds.length + types.length + difficulties.length > 0;
  return {
    chapterIds,
    types,
    difficulties,
    isTicked,
    setChapters,
    setTypes,
    setDifficulties,
  };
}

type Ticks = ReturnType<typeof useTicks>;

/** Leaves out chapters that were ticked in a bank chosen before. */
function ruleOf(source: PaperSource, ticks: Ticks, values: { tags: string; since: string }) {
  const own = new Set(source.chapters.map(({ id }) => id));
  return {
    bankId: source.id,
    chapterIds: ticks.chapterIds.filter((id) => own.has(id)),
    types: ticks.types as QuestionType[],
    difficulties: ticks.difficulties as QuestionDifficulty[],
    tags: values.tags
      .split(/[,，、]/u)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    unusedSince: values.since === '' ? null : startOfChinaDay(values.since),
  };
}

/**
 * Draws questions by rule ("20 of chapter 3, difficulty 2 to 3, none of last year's"), once now or
 * anew for each learner.
 */
export function DrawDialog(props: DrawDialogProps) {
  const { paper, at, sources, score, onChange, onClose } = props;
  const blank = { count: '10', score: String(score), tags: '', since: '' };
  const fields = useFields({ ...blank, bankId: sources[0] ? choiceOf(sources[0].id) : '' });
  const ticks = useTicks();
  const [draw] = useDrawQuestionsMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const { values } = fields;
  const source = sources.find(({ id }) => choiceOf(id) === values.bankId);

  const said = (): DrawRule | null => {
    const count = wholeNumber(values.count.trim(), MOST);
    const each = scoreOf(values.score);
    const faults = {
      ...(source === undefined && { bankId: texts.noBanks }),
      ...(count === undefined && { count: texts.countFault }),
      ...(each === undefined && { score: texts.scoreFault }),
    };
    if (!form.current || !fields.pass(faults, form.current)) return null;
    if (source === undefined || count === undefined || each === undefined) return null;
    return { ...ruleOf(source, ticks, values), count, score: each };
  };
  const drawEach = () => {
    const rule = isBusy ? null : said();
    if (!rule) return;
    onChange(withDraw(paper, at, rule));
    onClose();
  };
  const drawOnce = () => {
    const rule = said();
    if (!rule) return;
    void run(async () => {
      const { drawn } = await draw({ rules: [rule], taken: idsIn(paper) }).unwrap();
      const [found] = drawn;
      const questions = found?.questions ?? [];
      onChange(withQuestions(paper, at, { questions, score: rule.score }));
      if (found && found.missing > 0) toast.error(texts.missing(found.missing));
      else toast.success(texts.drawn(questions.length));
      onClose();
    });
  };
  const actions = (
    <>
      <Button variant="outlined" aria-disabled={isBusy} onClick={drawEach}>
        {texts.drawEach}
      </Button>
      <Button variant="contained" aria-disabled={isBusy} onClick={drawOnce}>
        {texts.drawOnce}
      </Button>
    </>
  );
  return (
    <PanelDialog
      width="md"
      title={texts.drawTitle}
      lead={texts.drawLead}
      isBusy={isBusy}
      onClose={onClose}
      actions={actions}
    >
      <Unsaved loss={ticks.isTicked || fields.isDirty ? texts.drawLoss : null} />
      <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
        <SelectField name="bankId" label={texts.bank} labels={choicesOf(sources)} fields={fields} />
        <TickFields source={source} ticks={ticks} />
        <RuleFields fields={fields} />
      </form>
    </PanelDialog>
  );
}

function TickFields({ source, ticks }: { source: PaperSource | undefined; ticks: Ticks }) {
  const chapters = chapterList(source?.chapters ?? []).map(({ id, name, count }) => ({
    value: id,
    label: `${name}（${count}）`,
  }));
  return (
    <>
      <TickList
        label={texts.chapter}
        choices={chapters}
        chosen={ticks.chapterIds}
        onChange={ticks.setChapters}
      />
      <TickList
        label={texts.type}
        choices={codes(questionTypes)}
        chosen={ticks.types}
        onChange={ticks.setTypes}
      />
      <TickList
        label={texts.difficulty}
        choices={codes(questionDifficulties)}
        chosen={ticks.difficulties}
        onChange={ticks.setDifficulties}
      />
    </>
  );
}

const RuleFields = ({ fields }: { fields: Fields<'count' | 'score' | 'tags' | 'since'> }) => (
  <TwoColumns>
    <FormField
      required
      name="count"
      label={texts.count}
      autoComplete="off"
      inputMode="numeric"
      maxLength={3}
      fields={fields}
    />
    <FormField
      required
      name="score"
      label={texts.scoreEach}
      autoComplete="off"
      inputMode="decimal"
      maxLength={6}
      fields={fields}
    />
    <FormField name="tags" label={texts.tags} autoComplete="off" maxLength={200} fields={fields} />
    <FormField name="since" label={texts.since} type="date" autoComplete="off" fields={fields} />
  </TwoColumns>
);

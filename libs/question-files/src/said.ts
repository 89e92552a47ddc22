import {
  questionDifficulties,
  type QuestionDifficulty,
  type QuestionType,
  questionTypes,
} from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import type { FiledQuestion } from './shapes';

/** Fields that other formats lack are exported as tags. */
const names = {
  type: '题型',
  difficulty: '难度',
  source: '来源',
  group: '题组',
  context: '共用题干',
} as const;
const TAG = /^(题型|难度|来源|题组|共用题干)[:：](.+)$/u;

const codeOf = <Code extends number>(labels: Record<Code, string>, label: string) =>
  (Object.keys(labels).map(Number) as Code[]).find((code) => labels[code] === label);

const typeOf = (label: string): QuestionType | undefined => codeOf(questionTypes, label);
const difficultyOf = (label: string): QuestionDifficulty | undefined =>
  codeOf(questionDifficulties, label);

/** The tags for such fields; `context` is the name of the shared text in that format. */
export function tagsSaying(draft: QuestionDraft, context: string | null, type?: QuestionType) {
  const said: [string, string | null | undefined][] = [
    [names.difficulty, questionDifficulties[draft.difficulty]],
    [names.source, draft.source],
    [names.group, draft.group],
    [names.context, context],
    [names.type, type && questionTypes[type]],
  ];
  return [...said.flatMap(([name, value]) => (value ? [`${name}:${value}`] : [])), ...draft.tags];
}

export interface Said {
  draft: Partial<QuestionDraft> & { tags: string[] };
  type: QuestionType | undefined;
  context: string | null;
}

export function saidByTags(tags: readonly string[]): Said {
  const said: Said = { draft: { tags: [] }, type: undefined, context: null };
  for (const tag of tags) {
    const [, name, value = ''] = TAG.exec(tag.trim()) ?? [];
    const difficulty = name === names.difficulty ? difficultyOf(value) : undefined;
    if (difficulty) said.draft.difficulty = difficulty;
    else if (name === names.source) said.draft.source = value;
    else if (name === names.group) said.draft.group = value;
    else if (name === names.context) said.context = value;
    else if (name === names.type && typeOf(value)) said.type = typeOf(value);
    else said.draft.tags.push(tag);
  }
  return said;
}

/** Numbers the texts shared by neighbours, so that each is written once. */
export function numberContexts(questions: readonly FiledQuestion[]) {
  let number = 0;
  return questions.map(({ draft: { context } }, at) => {
    if (context === '') return { context: null, isFirst: false };
    const isFirst = questions[at - 1]?.draft.context !== context;
    if (isFirst) number += 1;
    return { context: String(number), isFirst };
  });
}

/** Finds shared texts again: by name, or, if unnamed, for all questions that follow. */
export class Contexts {
  private readonly called = new Map<string, { html: string; place: string; isUsed: boolean }>();
  private loose = '';
  private count = 0;

  describe(html: string, { place, called }: { place: string; called: string | null }) {
    this.count += 1;
    this.loose = called ?? `#${this.count}`;
    this.called.set(this.loose, { html, place, isUsed: false });
    if (called !== null) this.loose = '';
  }

  /** What follows belongs to another place. */
  end() {
    this.loose = '';
  }

  of(called: string | null): Partial<Pick<QuestionDraft, 'context' | 'group'>> {
    const name = called ?? this.loose;
    const known = this.called.get(name);
    if (!known) return {};
    known.isUsed = true;
    return { context: known.html, ...(called === null && { group: name.replace('#', '题组 ') }) };
  }

  /** The places of shared texts that no question used. */
  unused(): string[] {
    return [...this.called.values()].flatMap(({ isUsed, place }) => (isUsed ? [] : [place]));
  }
}

import type { QuestionDraft } from '@cheese/domain/questions/draft';
import type { Murmur } from '@cheese/generators/sounds/heart';
import { toSeed } from './asked';
import type { WrittenChapter, WrittenQuestion } from './written';

export interface DraftedQuestion extends QuestionDraft {
  sound: Murmur | null;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What was written is plain text; what is kept is HTML. */
const html = (text: string) =>
  text.replaceAll(/[&<>]/gu, (sign) => signs[sign] ?? sign).replaceAll('\n', '<br>');

interface Common {
  context: string;
  group: string | null;
}

function draftOf(written: WrittenQuestion, { context, group }: Common): DraftedQuestion {
  const { type, asked, key } = toSeed(written);
  return {
    type,
    difficulty: written.difficulty,
    context: html(context),
    group,
    stem: html(written.stem),
    pictures: [],
    options: asked.options.map((option) => ({ ...option, text: html(option.text), picture: null })),
    prompts: [...asked.prompts],
    key: key.map((part) => [...part]),
    analysis: html(written.analysis),
    tags: [...(written.tags ?? [])],
    source: '',
    sound: written.sound ?? null,
  };
}

/** Every question of a chapter in order; those of a case or of shared options name their group. */
export const draftsOf = ({ questions }: WrittenChapter): DraftedQuestion[] =>
  questions.flatMap((one, at) => {
    if (one.kind === 'case') {
      return one.questions.map((of) => draftOf(of, { context: one.text, group: String(at) }));
    }
    if (one.kind === 'shared') {
      return one.questions.map((of) =>
        draftOf(
          { kind: 'single', options: one.options, ...of },
          { context: '', group: String(at) },
        ),
      );
    }
    return [draftOf(one, { context: '', group: null })];
  });

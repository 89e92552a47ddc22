import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { stemKey } from '@cheese/domain/rules/stemKey';
import { plainOf } from './html/plain';

type Asked = Pick<QuestionDraft, 'type' | 'stem' | 'context' | 'options' | 'prompts' | 'pictures'>;

/** Width, case, blanks and punctuation tell nothing; signs that compare or reckon do. */
const bare = (html: string) =>
  stemKey(plainOf(html)).replace(
    /[\s()[\]{}<>《》〈〉【】「」“”‘’"'`,.;:?!、。·…_—\-~]+/gu,
    (run) => [...run].filter((sign) => '<>-~'.includes(sign)).join(''),
  );

const PICTURE = /<img src="([^"]*)"/g;
const picturesIn = (html: string) => [...html.matchAll(PICTURE)].map(([, address = '']) => address);

/**
 * Two questions with the same one ask the same, however they are typed and in whatever order their
 * options stand. Two about different pictures may have the same words.
 */
export function fingerprintOf({ type, stem, context, options, prompts, pictures }: Asked): string {
  const shown = options.map(({ text, picture }) => bare(text) + (picture ? `@${picture}` : ''));
  return [
    type,
    bare(context),
    bare(stem),
    ...[...shown].sort(),
    ...prompts.map(bare),
    ...picturesIn(stem),
    ...pictures,
  ].join('\n');
}

/** Of each question the place of the first one that asks the same, from 0; null for the first. */
export function duplicatesIn(questions: readonly Asked[]): (number | null)[] {
  const first = new Map<string, number>();
  return questions.map((question, at) => {
    const print = fingerprintOf(question);
    const same = first.get(print);
    if (same === undefined) first.set(print, at);
    return same ?? null;
  });
}

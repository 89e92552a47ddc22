import { RichText } from '@cheese/ui/article/RichText';
import { createContext, Fragment, type ReactNode, use, useMemo } from 'react';
import type { Question } from '../../Paper';
import { texts } from '../texts';
import { gapCount, gapParts, numberedGaps } from './gaps';

type DrawGap = (at: number) => ReactNode;

/** A context, so that a gap can re-render while the sentence around it is rendered only once. */
const GapContext = createContext<DrawGap>(() => null);

const Gap = ({ at }: { at: number }) => use(GapContext)(at);

const drawText = (text: string) =>
  gapParts(text).map((part, at) => (
    <Fragment key={at}>{typeof part === 'number' ? <Gap at={part} /> : part}</Fragment>
  ));

/** The sentence with its gaps; those that are not in it stand below, under their own names. */
export function Sentence({ question, drawGap }: { question: Question; drawGap: DrawGap }) {
  const { stem, prompts } = question;
  const html = useMemo(() => numberedGaps(stem), [stem]);
  const below = prompts.map((words, at) => ({ words, at })).slice(gapCount(stem));
  return (
    <GapContext value={drawGap}>
      <div style={{ lineHeight: 2.6 }}>
        <RichText html={html} drawText={drawText} />
        {below.map(({ words, at }) => (
          <div key={at}>
            {words || texts.gap(at + 1)}：
            <Gap at={at} />
          </div>
        ))}
      </div>
    </GapContext>
  );
}

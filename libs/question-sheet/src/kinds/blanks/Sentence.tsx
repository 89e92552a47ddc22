import { RichText } from '@cheese/ui/article/RichText';
import { type ComponentType, createContext, Fragment, use, useMemo } from 'react';
import type { Question } from '../../Paper';
import { texts } from '../texts';
import { gapCount, gapParts, numberedGaps } from './gaps';

type GapPart = ComponentType<{ at: number }>;

/** What stands in a gap is drawn by its own part, though the words around it are drawn once. */
const GapContext = createContext<GapPart>(() => null);

function Gap({ at }: { at: number }) {
  const Part = use(GapContext);
  return <Part at={at} />;
}

const drawText = (text: string) =>
  gapParts(text).map((part, at) => (
    <Fragment key={at}>{typeof part === 'number' ? <Gap at={part} /> : part}</Fragment>
  ));

/** The sentence with its gaps; those that are not in it stand below, under their own names. */
export function Sentence({ question, Part }: { question: Question; Part: GapPart }) {
  const { stem, prompts } = question;
  const html = useMemo(() => numberedGaps(stem), [stem]);
  const below = prompts.map((words, at) => ({ words, at })).slice(gapCount(stem));
  return (
    <GapContext value={Part}>
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

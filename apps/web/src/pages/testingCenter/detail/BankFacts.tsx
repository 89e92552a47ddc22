import type { QuestionLibraryDetail } from '@cheese/domain/contract/exam/questionLibrary';
import { chinaDay } from '@cheese/domain/rules/chinaDay';
import { countText } from '@cheese/domain/rules/countText';
import { Section } from '@cheese/ui/frame/Section';
import { styled } from '@mui/material/styles';
import { BankProgress } from '../../../features/questionBank/BankProgress';
import { texts } from './texts';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  '& dt': { color: theme.palette.text.third },
  '& dd': { margin: 0, textAlign: 'end' },
}));

/** A bank in numbers, and how far one is with it. */
export function BankFacts({ bank }: { bank: QuestionLibraryDetail }) {
  const { name, questionCount, chapterCount, learnerCount, updatedAt, validUntil, progress } = bank;
  const facts = [
    [texts.questionCount, texts.questions(questionCount)],
    [texts.chapterCount, texts.chapters(chapterCount)],
    [texts.learnerCount, countText(learnerCount)],
    [texts.updatedAt, chinaDay(updatedAt)],
    ...(validUntil === null ? [] : [[texts.validUntil, chinaDay(validUntil)]]),
  ];
  return (
    <>
      <Section title={texts.facts}>
        <Facts>
          {facts.map(([what, said]) => [
            <dt key={what}>{what}</dt>,
            <dd key={`${what} `}>{said}</dd>,
          ])}
        </Facts>
      </Section>
      {progress && (
        <Section title={texts.progress}>
          <BankProgress name={name} of={questionCount} progress={progress} />
        </Section>
      )}
    </>
  );
}

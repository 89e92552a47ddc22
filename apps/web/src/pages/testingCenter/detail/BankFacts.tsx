import type { QuestionLibraryDetail } from '@cheese/domain/contract/exam/questionLibrary';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { countText } from '@cheese/domain/rules/text/countText';
import { Section } from '@cheese/ui/frame/Section';
import { Facts } from '../../../features/commodity/detail/Facts';
import { BankProgress } from '../../../features/questionBank/BankProgress';
import { texts } from './texts';

/** Figures of a bank, with the user's progress. */
export function BankFacts({ bank }: { bank: QuestionLibraryDetail }) {
  const { name, questionCount, chapterCount, learnerCount, updatedAt, validUntil, progress } = bank;
  const facts: [string, string][] = [
    [texts.questionCount, texts.questions(questionCount)],
    [texts.chapterCount, texts.chapters(chapterCount)],
    [texts.learnerCount, countText(learnerCount)],
    [texts.updatedAt, chinaDay(updatedAt)],
    ...(validUntil === null ? [] : [[texts.validUntil, chinaDay(validUntil)] as [string, string]]),
  ];
  return (
    <>
      <Section title={texts.facts}>
        <Facts facts={facts} />
      </Section>
      {progress && (
        <Section title={texts.progress}>
          <BankProgress name={name} of={questionCount} progress={progress} />
        </Section>
      )}
    </>
  );
}

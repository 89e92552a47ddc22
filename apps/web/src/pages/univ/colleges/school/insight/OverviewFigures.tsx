import type { InsightOverview, InsightTerm } from '@cheese/domain/contract/front/schoolInsight';
import type { InsightFigureName } from '@cheese/domain/texts/insightMessages';
import { shortRateText, timeText } from '../../../../../features/schoolInsight/figureTexts';
import { MeantFigures } from '../../../../../features/schoolInsight/MeantFigures';
import { texts as insight } from '../../../../../features/schoolInsight/texts';

const shown: Partial<Record<InsightFigureName, (total: InsightTerm['total']) => string>> = {
  active: ({ active, people }) => insight.ofPeople(active, people),
  studied: ({ studiedS }) => timeText(studiedS),
  exams: ({ exams }) => insight.times(exams),
  // Short, because the lists below give the details.
  passRate: shortRateText,
  certificates: ({ certificates }) => insight.certificates(certificates),
  risks: ({ risks }) => insight.people(risks),
};

/** Key figures of the term, with those of the compared term below. */
export function OverviewFigures({ overview: { term, against } }: { overview: InsightOverview }) {
  const figures = (Object.keys(shown) as InsightFigureName[]).flatMap((name) => {
    const textOf = shown[name];
    if (!textOf) return [];
    const was = against && insight.was(against.name, textOf(against.total));
    return [{ name, value: textOf(term.total), was }];
  });
  return <MeantFigures figures={figures} />;
}

import type { SituationOverview } from '@cheese/domain/contract/emergency/shapes/situationShapes';
import { countText } from '@cheese/domain/rules/text/countText';
import { FigureRow } from '@cheese/ui/management/FigureRow';
import { scoreText, studyText } from './situationTexts';
import { texts } from './texts';

export function Overview({ overview }: { overview: SituationOverview }) {
  const { people, studied, studySeconds, quizzes, averageScore, certificates, atRisk } = overview;
  return (
    <FigureRow
      label={texts.overview}
      figures={[
        { name: texts.people, value: countText(people) },
        { name: texts.studied, value: countText(studied) },
        { name: texts.studyTime, value: studyText(studySeconds) },
        { name: texts.quizzes, value: countText(quizzes) },
        { name: texts.averageScore, value: scoreText(averageScore) },
        { name: texts.certificates, value: countText(certificates) },
        { name: texts.atRisk, value: countText(atRisk), isWarning: atRisk > 0 },
      ]}
    />
  );
}

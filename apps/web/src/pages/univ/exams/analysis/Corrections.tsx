import { useGetExamCorrectionsQuery } from '@cheese/api-client/exam/examReport';
import { correctionWays } from '@cheese/domain/codes/exam/examReports';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { Section } from '@cheese/ui/frame/Section';
import { Line, Lines } from '@cheese/ui/list/Lines';
import { plainText } from '../plainText';
import { correctTexts } from './correctTexts';
import { texts } from './texts';

/** Corrections made after the exam, with their authors; renders nothing without any. */
export function Corrections({ examId }: { examId: number }) {
  const { data = [] } = useGetExamCorrectionsQuery({ examId });
  if (data.length === 0) return null;
  return (
    <Section title={texts.corrections}>
      <Lines>
        {data.map(({ id, stem, way, reason, changedCount, by, at }) => (
          <Line key={id}>
            <div className="words">
              <b>{plainText(stem)}</b>
              <small>
                <span>{correctionWays[way]}</span>
                <span>{reason}</span>
                <span>{correctTexts.changed(changedCount)}</span>
                <span>{correctTexts.by(by, chinaMinute(at))}</span>
              </small>
            </div>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}

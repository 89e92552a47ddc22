import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import type { AnatomyDetail } from '@cheese/domain/contract/bodies/anatomy';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { countText } from '@cheese/domain/rules/text/countText';
import { Section } from '@cheese/ui/frame/Section';
import Typography from '@mui/material/Typography';
import { BodyCredit } from '../../../features/model/BodyCredit';
import { Facts } from '../../../features/commodity/detail/Facts';
import { texts } from './texts';

const said = (name: string, fact: string): [string, string][] => (fact ? [[name, fact]] : []);

export function AnatomyFacts({ anatomy }: { anatomy: AnatomyDetail }) {
  const { system, categoryName, nameEn, structureCount, learnerCount, updatedAt } = anatomy;
  const { openUntil, source } = anatomy;
  const facts: [string, string][] = [
    [texts.system, bodySystems[system]],
    ...said(texts.region, categoryName),
    ...said(texts.nameEn, nameEn),
    [texts.structureCount, texts.structures(structureCount)],
    // The server does not count learners of anatomies made by schools.
    ...(anatomy.commodityId === null
      ? []
      : said(texts.learnerCount, texts.learners(countText(learnerCount)))),
    [texts.updatedAt, chinaDay(updatedAt)],
    ...(openUntil === null ? [] : said(texts.openUntil, chinaDay(openUntil))),
  ];
  return (
    <Section title={texts.facts}>
      <Facts facts={facts} />
      {source !== null && (
        <Typography variant="body2" color="text.secondary">
          <BodyCredit source={source} />
        </Typography>
      )}
    </Section>
  );
}

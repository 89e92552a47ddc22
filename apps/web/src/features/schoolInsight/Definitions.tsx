import { type RiskRule, riskRules } from '@cheese/domain/codes/front/schoolInsight';
import {
  insightDefinitions,
  insightFigureNames,
  type InsightFigureName,
  insightMessages,
  riskDefinitions,
} from '@cheese/domain/texts/insightMessages';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Fold = styled('details')(({ theme }) => ({
  marginTop: 24,
  color: theme.palette.text.secondary,
  '& summary': { padding: '12px 0', color: theme.palette.text.primary, cursor: 'pointer' },
  '& dl': { margin: 0 },
  '& dt': { marginTop: 8, fontWeight: 600 },
  '& dd': { margin: 0 },
}));

const figures = Object.keys(insightDefinitions) as InsightFigureName[];
const rules = Object.keys(riskRules).map(Number) as RiskRule[];

export const Definitions = () => (
  <Fold>
    <summary>{texts.definitions}</summary>
    <p>{insightMessages.scope}</p>
    <p>{insightMessages.privacy}</p>
    <dl>
      {figures.map((name) => (
        <div key={name}>
          <dt>{insightFigureNames[name]}</dt>
          <dd>{insightDefinitions[name]}</dd>
        </div>
      ))}
      {rules.map((rule) => (
        <div key={rule}>
          <dt>{riskRules[rule]}</dt>
          <dd>{riskDefinitions[rule]}</dd>
        </div>
      ))}
    </dl>
  </Fold>
);

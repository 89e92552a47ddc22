import { questionDifficulties, questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type { DrawRule, PaperSource } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { chapterList } from '../../../../features/questionBank/chapterChoices';
import { withoutDraw } from './draftPaper';
import type { OfSection } from './ItemList';
import { texts } from './texts';

interface DrawListProps extends OfSection {
  sources: readonly PaperSource[];
}

/** Rules that draw questions anew for each learner, in words. */
export function DrawList({ paper, at, sources, onChange }: DrawListProps) {
  const draws = paper.sections[at]?.draws ?? [];
  return draws.map((draw, place) => (
    <div
      key={JSON.stringify([place, draw])}
      style={{ display: 'flex', alignItems: 'center', gap: 8, padding: '8px 4px' }}
    >
      <div style={{ flex: 1, minWidth: 0 }}>
        <b>{texts.drawLine(draw.count, draw.score)}</b>
        <div>{ruleWords(draw, sources)}</div>
      </div>
      <IconButton
        aria-label={texts.removeDraw}
        onClick={() => onChange(withoutDraw(paper, at, place), texts.removed)}
      >
        <Close fontSize="small" />
      </IconButton>
    </div>
  ));
}

function ruleWords(rule: DrawRule, sources: readonly PaperSource[]): string {
  const source = sources.find(({ id }) => id === rule.bankId);
  const chapters = chapterList(source?.chapters ?? []).filter(({ id }) =>
    rule.chapterIds.includes(id),
  );
  const since = rule.unusedSince === null ? '' : `${texts.since}：${chinaDay(rule.unusedSince)}`;
  const parts = [
    source?.name ?? '',
    chapters.length > 0 ? chapters.map(({ name }) => name).join('、') : texts.anywhere,
    rule.types.map((type) => questionTypes[type]).join('、'),
    rule.difficulties.map((difficulty) => questionDifficulties[difficulty]).join('、'),
    rule.tags.join('、'),
    since,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

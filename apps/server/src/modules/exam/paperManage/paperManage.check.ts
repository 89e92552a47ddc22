import { hinderingFindings, type PaperFinding } from '@cheese/domain/codes/exam/papers';
import type { Finding, PaperSection } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { questionKinds } from '@cheese/domain/questions/kinds';
import { paperMessages } from '@cheese/domain/texts/paperMessages';
import type { Db } from '../../../db/database';
import { selectPool } from '../paper/paper.door';
import type { WordsRow } from '../bank/question.tables';
import { type Known, knownOf } from './paperManage.questions.store';
import { settledRule } from './paperManage.rules';

/** Returns errors and warnings. */
export async function checkSections(
  db: Db,
  organisationId: number,
  sections: readonly PaperSection[],
): Promise<Finding[]> {
  const isEmpty = sections.every(({ items, draws }) => items.length + draws.length === 0);
  if (isEmpty) return [{ kind: 'empty', section: 0, at: 0, message: paperMessages.empty }];
  const known = await knownOf(db, sections);
  return [...checkItems(sections, known), ...(await checkDraws(db, organisationId, sections))];
}

export const isHindered = (findings: readonly Finding[]) =>
  findings.some(({ kind }) => hinderingFindings.includes(kind));

interface Numbered {
  section: number;
  at: number;
  number: number;
}

function checkItems(sections: readonly PaperSection[], known: Known): Finding[] {
  const found: Finding[] = [];
  const seen = new Map<string, number>();
  let number = 0;
  for (const [section, { items }] of sections.entries()) {
    for (const [at, item] of items.entries()) {
      number += 1;
      const tell = teller(found, { section, at, number });
      const row = known.rows.get(item.questionId);
      const words = known.wordsOf(item);
      if (!row || row.isDeleted || !words) {
        tell('gone', paperMessages.gone(number));
        continue;
      }
      const same = seen.get(words.fingerprint) ?? seen.get(`#${item.questionId}`);
      if (same !== undefined) tell('duplicate', paperMessages.duplicate(number, same));
      seen.set(words.fingerprint, same ?? number).set(`#${item.questionId}`, same ?? number);
      if (!hasKey(words)) tell('noKey', paperMessages.noKey(number));
      if (item.version < row.version) tell('outdated', paperMessages.outdated(number));
      if (item.score === 0) tell('noScore', paperMessages.noScore(number));
    }
  }
  return found;
}

const teller =
  (found: Finding[], { section, at }: Numbered) =>
  (kind: PaperFinding, message: string) =>
    void found.push({ kind, section, at, message });

const hasKey = (words: WordsRow) => questionKinds[words.type].keyFits(words.key, words);

/**
 * Rules are drawn by one after another, each from what is left: enough is there where it is enough
 * whatever those before have drawn.
 */
async function checkDraws(db: Db, organisationId: number, sections: readonly PaperSection[]) {
  const found: Finding[] = [];
  const chosen = new Set(sections.flatMap(({ items }) => items.map((item) => item.questionId)));
  const before: { pool: Set<number>; count: number }[] = [];
  for (const [section, { items, draws }] of sections.entries()) {
    for (const [nth, draw] of draws.entries()) {
      const at = items.length + nth;
      const rule = await settledRule(db, organisationId, draw);
      const pool = new Set((await selectPool(db, rule)).filter((id) => !chosen.has(id)));
      const taken = before.reduce((sum, other) => sum + overlap(other, pool), 0);
      const left = Math.max(0, pool.size - taken);
      const message = paperMessages.tooFew(draw.count, left);
      if (left < draw.count) found.push({ kind: 'tooFew', section, at, message });
      if (draw.score === 0) {
        found.push({ kind: 'noScore', section, at, message: paperMessages.noDrawScore });
      }
      before.push({ pool, count: draw.count });
    }
  }
  return found;
}

function overlap({ pool, count }: { pool: Set<number>; count: number }, other: Set<number>) {
  const shared = [...pool].filter((id) => other.has(id)).length;
  return Math.min(count, shared);
}

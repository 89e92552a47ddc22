import type { QuestionDraft } from '@cheese/domain/questions/draft';
import type { ReadQuestion } from '@cheese/question-files/shapes';
import { fingerprintOf } from '../question/writing/fingerprint';
import type { NewRow } from './questionImport.rows.store';
import { questionImportTexts } from './questionImport.texts';

type Addresses = ReadonlyMap<string, string>;

/** Replaces picture addresses by stored ones and gives each group a unique name. */
export function toRows(questions: readonly ReadQuestion[], addresses: Addresses): NewRow[] {
  const callGroup = groupNames();
  return questions.map(({ draft, chapter, place: stands, faults, lost }, place) => {
    const missing = new Set<string>();
    const own = withAddresses(
      { ...draft, group: callGroup(draft, chapter) },
      { addresses, missing },
    );
    return {
      place,
      draft: own,
      chapter,
      stands,
      faults,
      lost: [...lost, ...[...missing].map(pictureMissing)],
      fingerprint: fingerprintOf(own),
    };
  });
}

const pictureMissing = (address: string) => questionImportTexts.pictureMissing(address);

const PICTURE = /<img src="([^"]*)"([^>]*)>/g;
const OURS = /^\/storage\//;

interface Around {
  addresses: Addresses;
  /** Addresses that a file names and does not hold. */
  missing: Set<string>;
}

function withAddresses(draft: QuestionDraft, { addresses, missing }: Around): QuestionDraft {
  const addressOf = (address: string) => {
    const own = addresses.get(address) ?? (OURS.test(address) ? address : null);
    if (own === null) missing.add(address);
    return own;
  };
  const html = (words: string) =>
    words.replace(PICTURE, (_, address: string, rest: string) => {
      const own = addressOf(address);
      return own === null ? '' : `<img src="${own}"${rest}>`;
    });
  return {
    ...draft,
    context: html(draft.context),
    stem: html(draft.stem),
    analysis: html(draft.analysis),
    prompts: draft.prompts.map(html),
    pictures: draft.pictures.flatMap((address) => addressOf(address) ?? []),
    options: draft.options.map(({ key, text, picture }) => ({
      key,
      text: html(text),
      picture: picture === null ? null : addressOf(picture),
    })),
  };
}

/**
 * Texts call groups by the numbers of their questions, and begin anew in each chapter: `1~2` with
 * another case is another group.
 */
function groupNames() {
  const cases = new Map<string, string[]>();
  return ({ group, context }: QuestionDraft, chapter: readonly string[]): string | null => {
    if (group === null) return null;
    const shared = [...chapter, context].join('\n');
    const known = cases.get(group) ?? [];
    if (!known.includes(shared)) cases.set(group, [...known, shared]);
    const nth = (cases.get(group) ?? []).indexOf(shared);
    return nth === 0 ? group : `${group} (${nth + 1})`;
  };
}

const MOST = 6;

/** Pairs of characters, because most Chinese words have two. */
const pairsOf = (text: string) => {
  const signs = [...text.replaceAll(/[\s\p{P}]/gu, '')];
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
};

/**
 * The questions that share the most with the typed text, best first. Only suggestions: the server
 * decides what a question means.
 */
export function nearTo<Question extends { text: string }>(
  questions: readonly Question[],
  typed: string,
): readonly Question[] {
  const pairs = pairsOf(typed);
  return questions
    .map((question) => ({
      question,
      shared: pairs.filter((pair) => question.text.includes(pair)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, MOST)
    .map(({ question }) => question);
}

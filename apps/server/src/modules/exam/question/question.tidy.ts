import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { BankQuestionWords } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import { placeAddress, placeAt } from '@cheese/domain/place/placeAddress';
import { questionMessages as messages } from '@cheese/domain/texts/questionMessages';
import { wordsIn } from '@cheese/domain/questions/meaning';
import { cleanHtml, ownPicture } from '@cheese/question-files/html/clean';
import { faultsOf } from '@cheese/question-files/judge';
import { Refusal } from '../../../calls/refusal';
import { shuffled } from './question.shuffle';
import { reportTexts } from './question.texts';

const letterAt = (place: number) => String.fromCodePoint(65 + place);

const SHOWS = /<(?:img|audio|video|table|hr)\b/iu;
/** Normalises the text as an import does; the markup of an empty editor becomes empty. */
function orNothing(html: string) {
  const clean = cleanHtml(html);
  return SHOWS.test(clean) || wordsIn(clean) !== '' ? clean.trim() : '';
}

/** As it is kept: without what means nothing; steps of an order in their right order. */
export function tidied(words: BankQuestionWords): BankQuestionWords {
  const tags = [...new Set(words.tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
  return inOrder({
    ...words,
    group: null,
    tags,
    source: words.source.trim(),
    places: placesIn(words),
    context: orNothing(words.context),
    stem: orNothing(words.stem),
    analysis: orNothing(words.analysis),
    prompts: words.prompts.map((prompt) => cleanHtml(prompt)),
    options: words.options.map(({ key, text, picture }) => ({
      key,
      text: orNothing(text),
      picture,
    })),
  });
}

/** Each as its own page has it: one place has one address, whatever was pasted. */
const placesIn = ({ places = [] }: BankQuestionWords) =>
  places.map(({ label, address }) => {
    const place = placeAt(address);
    return { label: label.trim(), address: place ? placeAddress(place) : address };
  });

/** Steps are written, and compared, in the order that is right. */
export function inOrder(words: BankQuestionWords): BankQuestionWords {
  if (words.type !== questionTypeCodes.ordering) return words;
  const order = words.key.map((part) => part[0] ?? '');
  const last = order.length;
  const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : last);
  const options = words.options.toSorted((one, other) => placeOf(one.key) - placeOf(other.key));
  return lettered(words, options);
}

/** The options in this order, under new letters; the key speaks of those. */
function lettered(
  words: BankQuestionWords,
  options: BankQuestionWords['options'],
): BankQuestionWords {
  const renamed = new Map(options.map(({ key }, at) => [key, letterAt(at)]));
  return {
    ...words,
    options: options.map((option, at) => ({ ...option, key: letterAt(at) })),
    key: words.key.map((part) => part.map((letter) => renamed.get(letter) ?? letter)),
  };
}

/** True if the letters of the key in order give away the answer. */
const isReadable = ({ key }: BankQuestionWords) =>
  key.length > 1 && key.every((part, at) => part.length === 1 && part[0] === letterAt(at));

/** Shuffles options whose letters would reveal the key. */
export function concealed(words: BankQuestionWords, shuffle = shuffled): BankQuestionWords {
  const tells =
    words.type === questionTypeCodes.ordering || words.type === questionTypeCodes.matching;
  if (!tells) return words;
  let hidden = words;
  // Chance may leave everything where it was; two steps turned round are as good as any.
  for (let turn = 0; isReadable(hidden) && turn < 20; turn += 1) {
    hidden = lettered(words, shuffle(words.options));
  }
  return isReadable(hidden) ? lettered(words, words.options.toReversed()) : hidden;
}

/** True if the words are equal, so there is nothing to save. */
export const areSame = (one: BankQuestionWords, other: BankQuestionWords) =>
  JSON.stringify(wordsInOrder(one)) === JSON.stringify(wordsInOrder(other));

const wordsInOrder = (words: BankQuestionWords) => {
  const { type, difficulty, context, stem, pictures, options, prompts, key } = inOrder(words);
  const { analysis, tags, source, places = [] } = words;
  const said = options.map((option) => [option.key, option.text, option.picture]);
  const learnt = places.map(({ label, address }) => [label, address]);
  const asked = [type, difficulty, context, stem, pictures, said, prompts, key];
  return [...asked, analysis, tags, source, learnt];
};

/** Refuses media on other sites, which would let them track learners. */
export function refuseForeign(words: BankQuestionWords, at: number) {
  const { context, stem, analysis, options } = words;
  const parts = { context, stem, analysis, options: options.map(({ text }) => text).join('') };
  for (const [field, html] of Object.entries(parts)) {
    let hasForeign = false;
    cleanHtml(html, (address) => {
      hasForeign ||= ownPicture(address) === null;
      return null;
    });
    if (!hasForeign) continue;
    throw new Refusal('call.invalid', {
      field: `questions/${at}/${field}`,
      message: messages.foreignMedia,
    });
  }
}

/** Only what is in the product may be pointed at. */
function refuseStrange({ places = [] }: BankQuestionWords, at: number) {
  if (places.every(({ label, address }) => label !== '' && placeAt(address))) return;
  const field = `questions/${at}/places`;
  throw new Refusal('call.invalid', { field, message: messages.strangePlace });
}

/** Refuses the first that is no question, by the rules of its kind, and says which of them it is. */
export function refuseFaults(all: readonly BankQuestionWords[]) {
  for (const [at, words] of all.entries()) {
    refuseStrange(words, at);
    const [fault] = faultsOf(words);
    if (!fault) continue;
    const message = all.length > 1 ? reportTexts.faultOf(at + 1, fault.message) : fault.message;
    throw new Refusal('call.invalid', { field: `questions/${at}/${fault.field}`, message });
  }
}

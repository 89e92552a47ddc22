import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import { chapterOf } from '../categories';
import type { Pictures } from '../pictures';
import { Contexts, saidByTags } from '../said';
import { type FoundQuestion, MOST_QUESTIONS, type Reading } from '../shapes';
import { complaintTexts, lostTexts, placeTexts } from '../texts';
import { childOf, childrenOf, eachElement, type Element } from '../xml/elements';
import { readers } from './answers';
import { htmlIn, textOf } from './moodleText';

export const looksLikeMoodle = (text: string) => /<quiz[\s>]/.test(text.slice(0, 4_000));

export function readMoodle(xml: string, pictures: Pictures): Reading {
  const reader = new MoodleReader(pictures);
  eachElement(xml, ['question'], (question) => reader.take(question));
  return reader.end();
}

class MoodleReader {
  private readonly questions: FoundQuestion[] = [];
  private readonly complaints: string[] = [];
  private readonly contexts = new Contexts();
  private chapter: string[] = [];
  private count = 0;
  private readonly pictures: Pictures;

  constructor(pictures: Pictures) {
    this.pictures = pictures;
  }

  take(question: Element) {
    if (this.questions.length > MOST_QUESTIONS) return undefined;
    const type = question.attributes['type'] ?? '';
    if (type === 'category') {
      this.chapter = chapterOf(textOf(childOf(question, 'category')));
      return this.contexts.end();
    }
    this.count += 1;
    const place = placeTexts.item(textOf(childOf(question, 'name')), this.count);
    const tags = childrenOf(childOf(question, 'tags'), 'tag').map(textOf);
    const said = saidByTags(tags);
    const stem = htmlIn(childOf(question, 'questiontext'), this.pictures);
    if (type === 'description') {
      return this.contexts.describe(stem, { place, called: said.context });
    }
    const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
    if (!read) return void this.complaints.push(complaintTexts.kind(place, type));
    const { draft, remarks = [], lost = [] } = read(question, this.pictures);
    const general = htmlIn(childOf(question, 'generalfeedback'), this.pictures);
    return void this.questions.push({
      draft: {
        stem,
        ...said.draft,
        ...this.contexts.of(said.context),
        ...draft,
        type:
          said.type === questionTypeCodes.trueFalse && draft.type === questionTypeCodes.singleChoice
            ? questionTypeCodes.trueFalse
            : draft.type,
        analysis: [general, ...remarks].filter((html) => html !== '').join('<br>'),
      },
      chapter: this.chapter,
      place,
      lost: [...lost, ...leftBehind(question)],
    });
  }

  end(): Reading {
    const unused = this.contexts.unused().map(complaintTexts.contextUnused);
    return { questions: this.questions, complaints: [...this.complaints, ...unused] };
  }
}

function leftBehind(question: Element): string[] {
  const says = (name: string) => textOf(childOf(question, name)) !== '';
  const byResult = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].some(says);
  return [
    ...(byResult ? [lostTexts.feedback] : []),
    ...(says('hint') ? [lostTexts.hints] : []),
    ...(says('responsetemplate') ? [lostTexts.template] : []),
  ];
}

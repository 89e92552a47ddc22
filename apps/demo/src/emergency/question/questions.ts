import type { QuizQuestionType } from '@cheese/domain/codes/emergency/welfare';
import {
  firstAidCategories,
  type FirstAidTopic,
  firstAidTopics,
} from '@cheese/domain/codes/training/firstAid';
import { codeOf, strictObject } from '@cheese/domain/contract/shapes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { plainOf } from '@cheese/question-files/html/plain';
import Type from 'typebox';
import { chapterIn } from '../../exam/bank/readBank';
import { contentText } from '../../reading/contentFolder';
import { readYaml } from '../../reading/readYaml';

const FOLDER = 'emergency/questions';
const Topics = Type.Array(
  strictObject({ topic: codeOf(firstAidTopics), file: Type.String({ pattern: '\\.txt$' }) }),
);
const [CASE, KNOWLEDGE] = [1, 2] as const;

/** Here everything is plain; what is told as a case says so by a tag. */
const questionOf = (draft: QuestionDraft, topic: FirstAidTopic) => ({
  type: draft.type as QuizQuestionType,
  stem: plainOf(draft.stem),
  options: draft.options.map(({ key, text }) => ({ key, text: plainOf(text) })),
  answer: draft.key.flat().join(''),
  analysis: plainOf(draft.analysis),
  category: draft.tags.includes(firstAidCategories[CASE]) ? CASE : KNOWLEDGE,
  topic,
  difficulty: draft.difficulty,
});

/** The bank with which a welfare centre begins, in our own words after the guidelines of 2020–2025. */
export const seedQuestionList = readYaml(`${FOLDER}/topics.yaml`, Topics).flatMap(
  ({ topic, file }) => {
    const path = `${FOLDER}/${file}`;
    return chapterIn(contentText(path), path).map((draft) => questionOf(draft, topic));
  },
);

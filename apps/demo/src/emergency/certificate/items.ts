import { firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { codeOf, strictObject } from '@cheese/domain/contract/shapes';
import { CertificateItem } from '@cheese/domain/contract/emergency/certificateItem';
import Type from 'typebox';
import { readYaml } from '../../reading/readYaml';

const { name, description, validDays, template, conditions } = CertificateItem.properties;
const { studySeconds, quizzes, passScore } = conditions.properties;

const Items = Type.Array(
  strictObject({
    name,
    description,
    conditions: strictObject({ studySeconds, quizzes, passScore }),
    /** All demo resources about these are to be studied. */
    topics: Type.Array(codeOf(firstAidTopics)),
    validDays,
    template,
    groundState: CertificateItem.properties.groundState,
  }),
);

/** From what can be earned in a few minutes to what takes a while. */
export const seedItems = readYaml('emergency/certificates.yaml', Items);
export type SeedItem = (typeof seedItems)[number];

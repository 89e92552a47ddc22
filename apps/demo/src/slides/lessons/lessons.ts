import { tissues } from '@cheese/generators/tissues/tissues';
import { readByKey } from '../../reading/readIndex';
import { LessonFile } from './lesson';

/** What is taught with each drawn slide. */
export const lessons = readByKey('slides/lessons', LessonFile, tissues);

import Type from 'typebox';
import { readYaml } from '../../reading/readYaml';
import { Words } from '../../reading/shapes';

export const demoOrganisations = readYaml('people/organisations.yaml', Type.Array(Words));

/** Writes docs/calls.md from the catalogue; with --check, fails where the page is out of date. */
import { everyCall } from '@cheese/domain/everyCall';
import { callsPage } from './callsPage';
import { builtCalls } from './builtCalls';
import { written } from './written';

await written('calls.md', callsPage(everyCall(), await builtCalls()));

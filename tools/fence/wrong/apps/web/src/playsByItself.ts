// What is marked is played by the server: keys reach no browser.
import { experiments } from '@cheese/experiments/experiments';

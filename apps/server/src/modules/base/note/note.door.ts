export { insertNoteWithRoom, MOST_NOTES } from './note.insert.store';

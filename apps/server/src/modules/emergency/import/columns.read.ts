import { importFaults as texts } from '@cheese/domain/texts/importFaults';
import type { Cells, Fault } from './import.kind';

/** Collects what is wrong with the cells of a row. */
export class RowReader {
  readonly faults: Fault[] = [];

  private readonly cells: Cells;

  constructor(cells: Cells) {
    this.cells = cells;
  }

  text(column: string): string {
    return this.cells[column] ?? '';
  }

  fault(column: string, message: string) {
    this.faults.push({ column, message });
  }

  /** The code of a label, such as 单选题; where it is none of them, any of them and a fault. */
  code<Code extends number>(column: string, labels: Record<Code, string>, usual?: Code): Code {
    const text = this.text(column);
    if (text === '' && usual !== undefined) return usual;
    const codes = Object.keys(labels).map(Number) as Code[];
    const found = codes.find((code) => labels[code] === text);
    if (found !== undefined) return found;
    const names = Object.values<string>(labels);
    this.fault(column, text === '' ? texts.empty : texts.notOneOf(names));
    return codes[0] as Code;
  }
}

import { type ServiceName, services } from '@cheese/domain/calls/services';
import type { CatalogueEntry } from '@cheese/domain/everyCall';
import { schemaText } from './schemaText';

const head = `<!-- Written by \`npm run docs\` from libs/domain/src/catalogue.ts: mend that, not this. -->

# Every call

Asked under the prefix of its service, answered in the envelope \`{ flag, message, data }\`; flag 0 is
success. GET and DELETE ask by query, POST and PUT by JSON body unless a form or a file is named.
"not open" marks a call whose area is not built: it answers HTTP 501, \`此功能尚未开放\`.
`;

/** The page of all calls: `open` holds those whose area is built. */
export function callsPage(entries: readonly CatalogueEntry[], open: ReadonlySet<string>): string {
  const names = Object.keys(services) as ServiceName[];
  const isOpen = ({ call, url }: CatalogueEntry) => open.has(`${call.method} ${url}`);
  const built = entries.filter(isOpen).length;
  const count = `${entries.length} calls, ${built} of them open.\n`;
  const parts = names.flatMap((name) => serviceText(name, entries, isOpen));
  return [head, count, ...parts].join('\n');
}

type IsOpen = (entry: CatalogueEntry) => boolean;

function serviceText(name: ServiceName, all: readonly CatalogueEntry[], isOpen: IsOpen): string[] {
  const { prefix, timeoutMs } = services[name];
  const entries = all.filter(({ service }) => service === name);
  const resources = [...new Set(entries.map(({ resource }) => resource))];
  const title = `## The ${name} service: \`${prefix}/\`, waited for ${timeoutMs / 1000} s\n`;
  return [
    title,
    ...resources.flatMap((resource) => [
      `### ${resource}\n`,
      ...entries.filter((entry) => entry.resource === resource).map((one) => callText(one, isOpen)),
    ]),
  ];
}

function callText(entry: CatalogueEntry, isOpen: IsOpen): string {
  const { name, call, contract } = entry;
  const state = isOpen(entry) ? '' : ' · **not open**';
  const lines = [
    `**${name}** \`${call.method} ${call.path}\` · ${contract.access}${state}\n`,
    `- asks ${asksText(entry)}`,
    `- answers \`${schemaText(contract.data)}\`\n`,
  ];
  return lines.join('\n');
}

function asksText({ call, contract }: CatalogueEntry): string {
  const { params, query, body, takesFile } = contract;
  const parts = [params, query, body].flatMap((part) => (part ? [`\`${schemaText(part)}\``] : []));
  if (takesFile) parts.push('a file');
  if (call.body === 'form') parts.push('as a form');
  return parts.join(', ') || 'nothing';
}

import { type ServiceName, services } from '@cheese/domain/calls/services';
import type { CatalogueEntry } from '@cheese/domain/everyCall';
import { schemaText } from './schemaText';

const head = `<!-- Written by \`npm run docs\` from libs/domain/src/catalogue.ts: mend that, not this. -->

# Every call

Asked under the prefix of its service, answered in the envelope \`{ flag, message, data }\`; flag 0 is
success. GET and DELETE ask by query, POST and PUT by JSON body unless a form or a file is named.
Behind each path stands who may call; \`open\` means anybody. "not built" marks a call that no module
answers yet: HTTP 501, \`此功能尚未开放\`.
`;

/** The page of all calls: `built` holds the implemented ones. */
export function callsPage(entries: readonly CatalogueEntry[], built: ReadonlySet<string>): string {
  const names = Object.keys(services) as ServiceName[];
  const isBuilt = ({ call, url }: CatalogueEntry) => built.has(`${call.method} ${url}`);
  const answered = entries.filter(isBuilt).length;
  const count = `${entries.length} calls, ${answered} of them built.\n`;
  const parts = names.flatMap((name) => serviceText(name, entries, isBuilt));
  return [head, count, ...parts].join('\n');
}

type IsBuilt = (entry: CatalogueEntry) => boolean;

function serviceText(
  name: ServiceName,
  all: readonly CatalogueEntry[],
  isBuilt: IsBuilt,
): string[] {
  const { prefix, timeoutMs } = services[name];
  const entries = all.filter(({ service }) => service === name);
  const resources = [...new Set(entries.map(({ resource }) => resource))];
  const title = `## The ${name} service: \`${prefix}/\`, waited for ${timeoutMs / 1000} s\n`;
  return [
    title,
    ...resources.flatMap((resource) => [
      `### ${resource}\n`,
      ...entries
        .filter((entry) => entry.resource === resource)
        .map((one) => callText(one, isBuilt)),
    ]),
  ];
}

function callText(entry: CatalogueEntry, isBuilt: IsBuilt): string {
  const { name, call, contract } = entry;
  const state = isBuilt(entry) ? '' : ' · **not built**';
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

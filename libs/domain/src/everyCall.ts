import type { Call } from './calls/call';
import { type ServiceName, services } from './calls/services';
import { catalogue } from './catalogue';
import type { Resource } from './catalogue/resource';
import type { CallContract } from './contract/call';

export interface CatalogueEntry {
  service: ServiceName;
  resource: string;
  name: string;
  call: Call;
  contract: CallContract;
  /** The full path from the root of the server. */
  url: string;
}

/** The catalogue as a flat list, in its own order. */
export function everyCall(): CatalogueEntry[] {
  const names = Object.keys(services) as ServiceName[];
  return names.flatMap((service) =>
    Object.entries<Resource>(catalogue[service]).flatMap(([resource, content]) =>
      callsOf(service, resource, content),
    ),
  );
}

const callsOf = (service: ServiceName, resource: string, { calls, contract }: Resource) =>
  Object.entries(calls).map(([name, call]): CatalogueEntry => {
    const ofCall = contract[name];
    if (!ofCall) throw new Error(`${resource}.${name} has no contract`);
    const url = `${services[service].prefix}/${call.path}`;
    return { service, resource, name, call, contract: ofCall, url };
  });

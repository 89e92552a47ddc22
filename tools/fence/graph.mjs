/**
 * Nx's boundary rule reads the project graph that was written last. In a new clone there is none,
 * and the rule would only warn and accept everything; a graph older than a new project or tag would
 * miss it. So the graph is rebuilt if it is missing or differs from the projects.
 */
import { createProjectGraphAsync, readCachedProjectGraph } from '@nx/devkit';
import { binOf } from '../setup/root.mjs';
import { projects } from './projects.mjs';

function isFresh() {
  try {
    const { nodes } = readCachedProjectGraph();
    // Nx adds tags of its own, such as npm:private.
    const known = Object.values(nodes).map(({ name, data }) =>
      [name, ...(data.tags ?? []).filter((tag) => /^(layer|runs|scope):/.test(tag))].join(),
    );
    const told = projects.map(({ name, tags }) => [name, ...tags].join());
    return known.sort().join('\n') === told.sort().join('\n');
  } catch {
    return false;
  }
}

if (!isFresh()) await createProjectGraphAsync({ exitOnError: false, resetDaemonClient: true });

// The rule caches its state only under ESLint's own command, because it takes everything else for
// an editor, and then it reads the graph for each file: 31 s of CPU for 300 files instead of 12.
// ESLint's threads and tools/lint.mjs are no editor either.
process.argv[1] = binOf('eslint');

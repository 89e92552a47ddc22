/**
 * Nx's rule for boundaries reads the graph of projects that was written last. In a fresh clone there
 * is none, and it would let everything pass with a warning; after a new project or tag it would not
 * know it. So the graph is made anew where it is missing or tells something else than the projects do.
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

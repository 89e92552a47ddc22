/** Settings for PostgreSQL beside a server on one machine, possibly a laptop. */
const memory = [
  'shared_buffers=128MB',
  'max_connections=40',
  'max_wal_size=256MB',
  'jit=off',
  'huge_pages=off',
];

/** Shared memory is in the data folder, because containers have little room in /dev/shm. */
const sharing = [
  ...(process.platform === 'win32' ? [] : ['dynamic_shared_memory_type=mmap']),
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=0',
];

/** Error logs must not contain users' data. */
const words = ['log_min_messages=fatal', 'log_min_error_statement=panic'];

const time = ['timezone=UTC', 'log_timezone=UTC'];

export const settings = [...memory, ...sharing, ...words, ...time];

/** For data that need not survive a power failure. */
export const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

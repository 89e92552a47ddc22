/** How PostgreSQL runs beside a server on one machine, which may be a laptop. */
const memory = [
  'shared_buffers=128MB',
  'max_connections=40',
  'max_wal_size=256MB',
  'jit=off',
  'huge_pages=off',
];

/** What its processes share lies in its folder: containers give little room in /dev/shm. */
const sharing = [
  ...(process.platform === 'win32' ? [] : ['dynamic_shared_memory_type=mmap']),
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=0',
];

/** What is said of a failure must not hold what people wrote. */
const words = ['log_min_messages=fatal', 'log_min_error_statement=panic'];

const time = ['timezone=UTC', 'log_timezone=UTC'];

export const settings = [...memory, ...sharing, ...words, ...time];

/** For what nobody needs to outlive a power cut. */
export const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

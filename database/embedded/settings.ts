/** What of the server differs from start to start. */
export interface StartSettings {
  /** Folder of the socket; null: a port on the loopback address instead. */
  readonly socketDir: string | null;
  readonly port: number;
  readonly owner: string;
  readonly ephemeral: boolean;
  /** About its log, for a database that is archived or restored. */
  readonly more: readonly string[];
}

/**
 * PostgreSQL's settings as `name=value`. They are given at each start and not kept in a file, so
 * that a new version of this program takes effect on old data too.
 */
export function serverSettings(start: StartSettings): string[] {
  return [
    `listen_addresses=${start.socketDir === null ? '127.0.0.1' : ''}`,
    `port=${start.port}`,
    `unix_socket_directories=${start.socketDir ?? ''}`,
    'unix_socket_permissions=0700',
    `phila.owner=${start.owner}`,
    'max_connections=60',
    'shared_buffers=64MB',
    'timezone=UTC',
    ...logSettings,
    ...(start.ephemeral ? ephemeralSettings : []),
    ...start.more,
  ];
}

/**
 * Members' health data reach the database as values, and an error's text or detail can repeat them.
 * The log therefore holds only what concerns the server itself; errors go to the client alone.
 */
const logSettings = [
  'log_timezone=UTC',
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_statement=none',
  'log_min_duration_statement=-1',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_checkpoints=off',
  'logging_collector=off',
];

/** For data that are thrown away: a crash of the machine may lose or damage them. */
const ephemeralSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // databases come and go by the hundred: what is written of them at leisure is written for nothing
  'autovacuum=off',
  'checkpoint_timeout=1h',
  'wal_level=minimal',
  'max_wal_senders=0',
  // and no processes in waiting
  'io_method=sync',
  'max_logical_replication_workers=0',
  // every test file brings its own pools
  'max_connections=200',
];

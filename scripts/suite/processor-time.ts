import { readdirSync, readFileSync } from 'node:fs';

/** `sysconf(_SC_CLK_TCK)`, which Linux gives as 100 to every program, whatever its own clock. */
const ticksPerSecond = 100;

interface Process {
  readonly parent: number;
  /** Of its own and of its children that have ended, in seconds. */
  readonly seconds: number;
}

/** @returns null for a process that has just ended */
function readProcess(id: string): Process | null {
  try {
    const line = readFileSync(`/proc/${id}/stat`, 'utf8');
    // what comes after the name, which may hold anything: proc_pid_stat(5), from field 3
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
  } catch {
    return null;
  }
}

function readProcesses(): ReadonlyMap<number, Process> {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const found = ids.flatMap((id) => {
    const one = readProcess(id);
    return one ? [[Number(id), one] as const] : [];
  });
  return new Map(found);
}

/**
 * How long processors have worked for this process and those below it, its browser among them, in seconds: user and system
 * together. Where the system has no /proc, for this process alone.
 */
export function processorSeconds(): number {
  if (process.platform !== 'linux') {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  const all = readProcesses();
  const isBelow = (id: number): boolean => {
    const one = all.get(id);
    return id === process.pid || (one !== undefined && isBelow(one.parent));
  };
  let sum = 0;
  for (const [id, { seconds }] of all) if (isBelow(id)) sum += seconds;
  return sum;
}

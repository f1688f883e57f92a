import { type ChildProcess, execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { root } from '../../commands.ts';

export interface CommandOutput {
  readonly code: number;
  readonly output: string;
  readonly ms: number;
  /** The most memory that it took, in bytes; 0 where the system does not tell. */
  readonly memory: number;
}

/** The operator's command, as a person runs it. @param begun is given its process */
export function operate(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  begun: (child: ChildProcess) => void = () => undefined,
): Promise<CommandOutput> {
  const began = performance.now();
  const script = path.join(root, 'scripts', 'operator.ts');
  return new Promise((resolve) => {
    let memory = 0;
    const options = { cwd: root, env: { ...process.env, ...env } };
    const child = execFile(process.execPath, [script, ...words], options, (error, out, errors) => {
      clearInterval(timer);
      const code = error ? 1 : 0;
      resolve({ code, output: out + errors, ms: performance.now() - began, memory });
    });
    begun(child);
    const timer = setInterval(() => {
      void readFile(`/proc/${child.pid}/status`, 'utf8')
        .then((text) => {
          memory = Math.max(memory, Number(/VmHWM:\s+(\d+)/.exec(text)?.[1] ?? 0) * 1024);
        })
        .catch(() => undefined);
    }, 50);
  });
}

/** Gives everybody else the plans of one. */
export async function fill(owner: pg.Pool, from: string, crowd: number): Promise<void> {
  await owner.query(
    `with made as (insert into auth.users (email) select 'crowd-' || n || '@example.com'
        from generate_series(1, $2) as n returning id)
      insert into public.meal_plans select (jsonb_populate_record(null::public.meal_plans,
          to_jsonb(own) || jsonb_build_object('user_id', made.id))).*
        from public.meal_plans as own, made where own.user_id = $1`,
    [from, crowd],
  );
}

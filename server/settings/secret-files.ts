import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SettingsError } from './setting-kinds.ts';

/** Settings that hold a secret. */
const secrets: readonly RegExp[] = [
  /^(?:DATABASE_URL|SMTP_URL|SECRET_KEY|SECRET_KEY_OLD|SMS_KEY|AI_API_KEY|BACKUP_PASSPHRASE)$/,
  /^(?:PROFILE_WEBHOOK_SECRET|PAYSTACK_SECRET_KEY|PAYFAST_PASSPHRASE|OTEL_EXPORTER_OTLP_HEADERS)$/,
  /^OAUTH_[A-Z][A-Z0-9_]*_SECRET$/,
];
const suffix = '_FILE';

type Environment = Readonly<Record<string, string | undefined>>;

function readSecret(variable: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const problem = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new SettingsError(`${variable}: ${file} cannot be read (${problem})`);
  }
  if (text === '') throw new SettingsError(`${variable}: ${file} is empty`);
  return text;
}

/**
 * The variables with each secret that is given as a file: `SECRET_KEY_FILE` names the file that holds `SECRET_KEY`. So vaults
 * hand secrets out (systemd's credentials, Docker's and Kubernetes' secrets, agents of others), and none stands in the
 * environment, where every program that is started from it could read it. Relative paths are taken from `root`.
 * @throws SettingsError naming the variable whose file cannot be used, or that is given in both ways
 */
export function withSecretFiles(env: Environment, root: string): Environment {
  const read: Record<string, string> = {};
  for (const [variable, value] of Object.entries(env)) {
    const file = value?.trim() ?? '';
    const name = variable.endsWith(suffix) ? variable.slice(0, -suffix.length) : '';
    if (file === '' || !secrets.some((form) => form.test(name))) continue;
    if ((env[name]?.trim() ?? '') !== '') {
      throw new SettingsError(`${name} must be given either itself or as ${variable}, not as both`);
    }
    read[name] = readSecret(variable, path.resolve(root, file));
  }
  return { ...env, ...read };
}

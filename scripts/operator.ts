import { EmbeddedError } from '#database/embedded/embedded-error.ts';
import { runOperator } from '#operator/main.ts';
import { openDatabase } from '#operator/open-database.ts';
import { OperatorError } from '#operator/operator-error.ts';
import { secretChange } from '#server/platform/sealed-columns.ts';
import { openSecrets } from '#server/platform/secrets.ts';
import { readSettings, SettingsError } from '#server/settings.ts';
import { root } from './commands.ts';

process.channel?.unref();

async function operate(words: readonly string[]): Promise<void> {
  const settings = readSettings(root);
  const database = await openDatabase(settings);
  try {
    const lines = await runOperator(database.owner, words, () =>
      secretChange(openSecrets(settings)),
    );
    for (const line of lines) console.log(line);
  } finally {
    await database.close();
  }
}

operate(process.argv.slice(2)).catch((error: unknown) => {
  const plain = [OperatorError, EmbeddedError, SettingsError];
  if (!(error instanceof Error && plain.some((kind) => error instanceof kind))) throw error;
  console.error(error.message);
  process.exitCode = 1;
});

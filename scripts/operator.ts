import { EmbeddedError } from '#database/embedded/embedded-error.ts';
import { runOperator } from '#operator/main.ts';
import { openDatabase } from '#operator/open-database.ts';
import { OperatorError } from '#operator/operator-error.ts';
import { readSettings, SettingsError } from '#server/settings.ts';
import { root } from './commands.ts';

process.channel?.unref();

async function operate(words: readonly string[]): Promise<void> {
  const database = await openDatabase(readSettings(root));
  try {
    for (const line of await runOperator(database.owner, words)) console.log(line);
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

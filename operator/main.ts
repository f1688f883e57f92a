import { parseArgs } from 'node:util';
import type pg from 'pg';
import { type BackupMeans, backup } from './backups/backup.ts';
import { forgetListed } from './backups/deletions.ts';
import { restoreDrill } from './backups/drill.ts';
import { keys } from './keys/keys.ts';
import type { SecretChange } from './keys/reseal.ts';
import { breach } from './members/breach.ts';
import { cancellations } from './members/cancellations.ts';
import { exportMonth } from './members/export-month.ts';
import { feedback } from './members/feedback.ts';
import { members } from './members/members.ts';
import type { PaymentProviders } from './members/provider.ts';
import { reconcile } from './members/reconcile.ts';
import { refund } from './members/refund.ts';
import { requests } from './members/requests.ts';
import { subscriptions } from './members/subscriptions.ts';
import { model } from './model.ts';
import { OperatorError } from './operator-error.ts';
import { priceCorrections } from './prices.ts';
import { printedJson } from './printed.ts';
import type { StatusMeans } from './status/look.ts';
import { status } from './status/status.ts';
import { webhook } from './webhook.ts';

const usage = `npm run operator -- <command>

  backup <folder>                   all data in one file, made beside running servers
  restore <file>                    brings a backup into an empty data folder or database; who deleted their account since
                                    stays deleted, by the list beside the backup; --deletions <file> names another list,
                                    --without-deletions does without
  restore <archive> [--until <t>]   brings the embedded database back as it was at that moment, from WAL_ARCHIVE_DIR; as late as
                                    the archive reaches if no moment is said
  drill                             restores the newest backup of BACKUP_DIR into a database that is dropped again, compares every
                                    row, and has PostgreSQL check the pages and indexes of its own (amcheck)
  upgrade-database [folder]         moves the data of an earlier PostgreSQL to the one of this version of Phila
  status [--json]                   what needs looking after; ends with 1 where something does
  breach --since <t> --until <t>    who was reachable in that time, for the notice after a breach (POPIA s22); --kind <kind>
                                    of data, --addresses of who has to be told, --json
  cancellations [--json]            requests that wait; 'cancellations all' lists every one
  cancellations approve <mail>      the subscription is cancelled: pending -> processed
  cancellations reopen <mail>       a mistake: processed -> pending
  cancellations withdraw <mail>     the member changed their mind: the pending request goes
  feedback [count]                  the newest feedback, 50 or as many as you say
  keys                              keys that sign tokens, and keys of your programs
  keys service                      a key for the admin API; shown once
  keys rotate                       the signing key is followed by a new one
  keys revoke <key>                 a key that somebody else may have: ends what it opened
  keys reseal                       SECRET_KEY was changed: what hung on SECRET_KEY_OLD hangs on it from now on
  members bounced                   to whom a mail server takes no mail about an unused account
  members bounced <mail>            a mail about an unused account came back: nobody was told, and nothing is deleted
  members export <mail>             everything kept about a member, as JSON
  members sign-out <mail>           ends every session of a member; 'members sign-out --all' of everybody
  members grown-up <mail>           who asked a guardian by mistake is no child: what was asked and answered goes
  members delete <mail> [--yes]     deletes a member and everything kept about them
  members forget                    deletes again who is in the list of deleted accounts, after your own PostgreSQL was put back
                                    by its own means; --deletions <file> names another list
  model                             calls of the language model, their tokens and cost, by month
  prices [--json]                   what members saw on shelves where the list said otherwise, by store and day
  export --month <month> [--json]   money that came in and went back in a month, as a table for the bookkeeper
  reconcile [--yes] [--json]        compares payments with the providers' own lists; --yes takes in what is missing here; --since,
                                    --until
  refund <payment> [rands] --send   has the provider give money back, what is owed if no amount is said; --json
  refund <payment> [rands]          money that went back at the provider, what is owed if no amount is said; --on <day>, --json
  requests [--json]                 what people ask about their information, with the day it is due; 'requests all'
  requests add <mail> <kind> <words>  one that came by mail or on paper; --on <day> when it came, --no-account of somebody
                                    who has none, whose name and address stand in place of <mail>
  requests answered <no>            it is answered
  subscriptions [--json]            who has paid until when, and what is owed to them
  subscriptions unmatched [--json]  payments of which nobody knows whose they are
  subscriptions match <no> <mail>   a payment of that list is this member's; --json
  subscriptions told <mail>         a member whom no mail reached was told by hand that their year ends
  webhook                           what the profile webhook has not delivered; 'webhook retry' tries again now`;

/** What the words on the command line ask for. @throws OperatorError */
export function parseWords(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: {
        yes: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        addresses: { type: 'boolean', default: false },
        since: { type: 'string' },
        until: { type: 'string' },
        kind: { type: 'string' },
        on: { type: 'string' },
        month: { type: 'string' },
        send: { type: 'boolean', default: false },
        'no-account': { type: 'boolean', default: false },
        deletions: { type: 'string', multiple: true, default: [] },
        'without-deletions': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [command, ...rest] = positionals;
    const { yes: sure, all, json, addresses, since, until, kind, on } = values;
    const { month, send } = values;
    const asked = { on, month, send, noAccount: values['no-account'] };
    const deletions = { lists: values.deletions, without: values['without-deletions'] };
    const span = { since, until, kind, addresses };
    return { command, rest, sure, all, json, asked, deletions, span, until };
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error));
  }
}

function noSecret(): never {
  throw new OperatorError('This command needs the secret of the server.');
}

function noProvider(): never {
  throw new OperatorError(
    'This command asks a payment provider: set PAYSTACK_SECRET_KEY, or PAYFAST_MERCHANT_ID and PAYFAST_PASSPHRASE.',
  );
}

/** What commands need of the server's settings, each opened only by the command that needs it. */
export interface CommandMeans {
  /** Opens the secrets of the settings. */
  readonly change: () => SecretChange;
  readonly backups: () => BackupMeans;
  readonly watched: () => StatusMeans;
  /** The payment providers that are asked; throws where none is set up. */
  readonly providers: () => PaymentProviders;
  /** Who gives the command, for the audit log. */
  readonly actor: string;
  /** Where a path begins that the operator typed. */
  readonly path: (typed: string) => string;
}

/**
 * Runs one command of the operator.
 * @param owner a connection of the database's owner
 * @returns the lines to print
 * @throws OperatorError
 */
export async function runOperator(
  owner: pg.Client,
  words: readonly string[],
  {
    change = noSecret,
    backups = noSecret,
    watched = noSecret,
    providers = noProvider,
    actor = '',
    path = (typed) => typed,
  }: Partial<CommandMeans> = {},
): Promise<readonly string[]> {
  const { command, rest, sure, all, json, asked, span, deletions } = parseWords(words);
  const forget = () =>
    forgetListed(owner, watched().settings.backup.deletions, deletions.lists.map(path));
  const commands = new Map<string, () => Promise<readonly string[]>>([
    ['backup', () => backup(owner, rest, backups)],
    ['breach', () => breach(owner, { ...span, json })],
    ['cancellations', () => cancellations(owner, rest, json)],
    ['drill', () => restoreDrill(owner, rest, watched().settings)],
    ['feedback', () => feedback(owner, rest)],
    ['keys', () => keys(owner, rest, change)],
    ['members', () => members(owner, rest, { sure, all, forget })],
    ['model', () => model(owner)],
    ['prices', () => priceCorrections(owner, rest, json)],
    ['export', () => exportMonth(owner, rest, asked.month, json)],
    ['reconcile', () => reconcile(owner, rest, { ...span, sure, json }, providers())],
    [
      'refund',
      () => refund(owner, rest, { on: asked.on, json, providers: asked.send ? providers() : null }),
    ],
    ['requests', () => requests(owner, rest, { ...asked, json })],
    ['status', () => status(owner, rest, json, watched())],
    ['subscriptions', () => subscriptions(owner, rest, json)],
    ['webhook', () => webhook(owner, rest)],
  ]);
  if (command === undefined) throw new OperatorError(usage);
  const run = commands.get(command);
  if (!run) throw new OperatorError(`There is no command '${command}'.\n\n${usage}`);
  await owner.query(`select set_config('phila.actor', $1, false)`, [actor]);
  // of other lines nothing is left to write so
  return (await run()).map(printedJson);
}

import type { Command } from 'commander'
import { backup } from '../backup/backup.service.ts'
import { restore } from '../backup/restore.service.ts'
import type { Config } from '../kernel/config.ts'
import { writeAtomically } from './atomic-file.ts'
import { withPool } from './database.ts'
import { sentenceOf } from './verify.ts'

/** Permissions for the owner alone: a backup contains customers, hashes of passwords and tokens of cards. */
const ownersOnly = 0o600

/** `onair backup` and `onair restore`: the shop's data as a file. */
export function backupCommands(program: Command, config: Config): void {
  program
    .command('backup')
    .argument('<file>', 'where to; a file of that name is replaced')
    .description('write all data of the shop, as of one moment, to a file; the shop may be running')
    .action((file: string) =>
      withPool(config, async (pool) => {
        const totals = await writeAtomically(file, (stream) => backup(pool, stream, new Date()), ownersOnly)
        process.stdout.write(`Backed up to ${file}: ${sentenceOf(totals)}\n`)
      }),
    )
  program
    .command('restore')
    .argument('<file>', 'a file that `onair backup` wrote')
    .option('--force', 'replace everything in a database that is not empty')
    .description('restore a backup into an empty database; the shop must be stopped')
    .action((file: string, { force = false }: { force?: boolean }) =>
      withPool(config, async (pool) => {
        const { takenAt, totals } = await restore(pool, file, { force })
        process.stdout.write(`Restored ${file} of ${takenAt}: ${sentenceOf(totals)}\n`)
      }),
    )
}

import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { resetPostgres } from '@onair/local-postgres'
import type { Command } from 'commander'
import type { Config } from '../kernel/config.ts'
import { CommandRefused, refuse } from './database.ts'

/** `onair reset`: deletes the shop's data, so that the next start creates it again. */
export function resetCommand(program: Command, config: Config): void {
  program
    .command('reset')
    .description('delete all data of this checkout: the database and the sandbox’s data')
    .action(async () => {
      const { projectDir, dataDir, databaseUrl } = config
      if (databaseUrl) {
        throw new CommandRefused('DATABASE_URL names a database that this project did not make; it is left as it is.')
      }
      await resetPostgres({ projectDir, dataDir, log: (sentence) => process.stderr.write(`${sentence}\n`) }).catch(
        refuse,
      )
      for (const name of ['sandbox', 'search-index'])
        rmSync(resolve(projectDir, dataDir, name), { recursive: true, force: true })
      process.stdout.write('The data is gone. The next start makes it anew.\n')
    })
}

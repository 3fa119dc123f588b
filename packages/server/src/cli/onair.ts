import { Command, CommanderError } from 'commander'
import { ArchiveRefused } from '../backup/archive.ts'
import { RestoreRefused } from '../backup/restore.service.ts'
import { ConfigError, readConfig } from '../kernel/config.ts'
import { FolderInUse } from '../kernel/db/postgres/index.ts'
import { airCommands } from './air.ts'
import { backupCommands } from './backup.ts'
import { CommandRefused } from './database.ts'
import { exportCommand } from './export.ts'
import { giftCardCommands } from './gift-card.ts'
import { importCommand } from './import.ts'
import { ordersCommands } from './orders.ts'
import { pushCommands } from './push.ts'
import { resetCommand } from './reset.ts'
import { verifyCommand } from './verify.ts'

/**
 * `pnpm onair …`: one of the operator's commands, with or without a running server. Sets the exit status of the process.
 * @param words what follows `onair`
 */
export async function onair(words: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const config = readConfig(env)
    const program = new Command('onair').description('The operator’s commands').showHelpAfterError().exitOverride()
    airCommands(program, config)
    backupCommands(program, config)
    exportCommand(program, config)
    giftCardCommands(program, config)
    importCommand(program, config)
    ordersCommands(program, config)
    pushCommands(program)
    resetCommand(program, config)
    verifyCommand(program, config)
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) {
      // Its message or the help has been printed.
      process.exitCode = error.exitCode
      return
    }
    // Errors that an operator can correct are a sentence; unexpected ones come with their stack.
    const plain = [ArchiveRefused, CommandRefused, ConfigError, FolderInUse, RestoreRefused].some(
      (kind) => error instanceof kind,
    )
    process.stderr.write(`${error instanceof Error ? (plain ? error.message : error.stack) : String(error)}\n`)
    process.exitCode = 1
  }
}

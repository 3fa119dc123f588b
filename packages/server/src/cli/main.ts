import { Command } from 'commander'
import { ConfigError, readConfig } from '../kernel/config.ts'
import { FolderInUse } from '../kernel/db/postgres/index.ts'
import { airCommands } from './air.ts'
import { CommandRefused } from './database.ts'
import { exportCommand } from './export.ts'
import { giftCardCommands } from './gift-card.ts'
import { importCommand } from './import.ts'
import { ordersCommands } from './orders.ts'
import { resetCommand } from './reset.ts'

/** `pnpm onair …`: the operator's commands, with or without a running server. */
try {
  const config = readConfig(process.env)
  const program = new Command('onair').description('The operator’s commands').showHelpAfterError()
  airCommands(program, config)
  exportCommand(program, config)
  giftCardCommands(program, config)
  importCommand(program, config)
  ordersCommands(program, config)
  resetCommand(program, config)
  await program.parseAsync()
} catch (error) {
  // Errors that an operator can correct are a sentence; unexpected ones come with their stack.
  const plain = [CommandRefused, ConfigError, FolderInUse].some((kind) => error instanceof kind)
  process.stderr.write(`${error instanceof Error ? (plain ? error.message : error.stack) : String(error)}\n`)
  process.exitCode = 1
}

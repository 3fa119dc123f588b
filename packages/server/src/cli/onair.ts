import { Command, CommanderError } from 'commander'
import { type Config, readConfig } from '../kernel/config.ts'
import { OperatorError } from '../kernel/errors/operator-error.ts'
import { isStopping } from './stopping.ts'

type AddCommands = (program: Command, config: Config) => void

const backup = async () => (await import('./backup.ts')).backupCommands

/** Loads the commands, by their first word. Only those of the given word are loaded: all of them take up to twice as long. */
const commands: Readonly<Record<string, () => Promise<AddCommands>>> = {
  air: async () => (await import('./air.ts')).airCommands,
  backup,
  restore: backup,
  export: async () => (await import('./export.ts')).exportCommand,
  'gift-card': async () => (await import('./gift-card.ts')).giftCardCommands,
  import: async () => (await import('./import.ts')).importCommand,
  orders: async () => (await import('./orders.ts')).ordersCommands,
  push: async () => (await import('./push.ts')).pushCommands,
  search: async () => (await import('./search.ts')).searchCommands,
  reset: async () => (await import('./reset.ts')).resetCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
}

/**
 * `onair …`: one of the operator's commands, with or without a running server. Sets the exit status of the process.
 * @param words what follows `onair`
 */
export async function onair(words: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const config = readConfig(env)
    const program = new Command('onair')
      .description('The operator’s commands')
      .showHelpAfterError()
      .exitOverride()
      .addHelpText('after', statuses)
    for (const load of wanted(words)) (await load())(program, config)
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    // The command fails because a signal stops it: that is said already.
    if (isStopping()) return
    if (error instanceof CommanderError) {
      // Its message or the help has been printed.
      process.exitCode = error.exitCode
      return
    }
    // Unexpected errors come with their stack.
    const text = error instanceof OperatorError ? error.message : error instanceof Error ? error.stack : String(error)
    process.stderr.write(`${text}\n`)
    process.exitCode = 1
  }
}

const statuses = `
Results go to standard output, notes and errors to standard error. The exit status is 0 if everything was done, 1 if it was
refused or failed, 2 if an import rejected some rows, and 130, 143 or 129 after Ctrl+C, SIGTERM or SIGHUP.`

/** The commands of the first word; all of them for the help and for an unknown word. */
function wanted([word = '']: readonly string[]): Iterable<() => Promise<AddCommands>> {
  const own = Object.hasOwn(commands, word) ? commands[word] : undefined
  return own ? [own] : new Set(Object.values(commands))
}

import { Command, CommanderError } from 'commander'
import { type Config, readConfig } from '../kernel/config.ts'
import { OperatorError } from '../kernel/errors/operator-error.ts'
import type { Settings } from '../kernel/settings.ts'
import { isStopping } from './stopping.ts'

/** The commands of a first word, and the settings that they need besides the kernel's. */
type Commands = { add: (program: Command, config: Config) => void; settings?: readonly Settings[] }

const backup = async () => ({ add: (await import('./backup.ts')).backupCommands })

/** Loads the commands, by their first word. Only those of the given word are loaded: all of them take up to twice as long. */
const commands: Readonly<Record<string, () => Promise<Commands>>> = {
  air: async () => ({ add: (await import('./air.ts')).airCommands }),
  backup,
  restore: backup,
  export: async () => ({ add: (await import('./export.ts')).exportCommand }),
  'gift-card': async () => ({ add: (await import('./gift-card.ts')).giftCardCommands }),
  import: async () => {
    const { importCommand: add, settings } = await import('./import.ts')
    return { add, settings }
  },
  orders: async () => {
    const { ordersCommands: add, settings } = await import('./orders.ts')
    return { add, settings }
  },
  push: async () => ({ add: (await import('./push.ts')).pushCommands }),
  search: async () => ({ add: (await import('./search.ts')).searchCommands }),
  reset: async () => ({ add: (await import('./reset.ts')).resetCommand }),
  verify: async () => ({ add: (await import('./verify.ts')).verifyCommand }),
}

/**
 * `onair …`: one of the operator's commands, with or without a running server. Sets the exit status of the process.
 * @param words what follows `onair`
 */
export async function onair(words: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const loaded = await Promise.all([...commandsOf(words)].map((load) => load()))
    const config = readConfig(env, { settings: loaded.flatMap(({ settings = [] }) => settings) })
    const program = new Command('onair')
      .description('The operator’s commands')
      .showHelpAfterError()
      .exitOverride()
      .addHelpText('after', statuses)
    for (const { add } of loaded) add(program, config)
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    // The command fails because a signal stops it, which was reported already.
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
function commandsOf([word = '']: readonly string[]): Iterable<() => Promise<Commands>> {
  const own = Object.hasOwn(commands, word) ? commands[word] : undefined
  return own ? [own] : new Set(Object.values(commands))
}

import { constants } from 'node:os'

/** What to undo when a signal stops the command. */
const undoings = new Set<() => unknown>()
let stopping = false

/** Runs `undo` if a signal stops the command before the returned function is called. */
export function ifStopped(undo: () => unknown): () => void {
  undoings.add(undo)
  return () => undoings.delete(undo)
}

/** Whether a signal is stopping the command: then errors result from the stop, and are not reported. */
export const isStopping = (): boolean => stopping

/**
 * Ends the process in order when a signal asks for it: the exit status is 128 and the signal's number, as a shell's. Whatever runs in
 * a transaction is rolled back, because its connection ends. A second signal changes nothing.
 */
export function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
}

async function stop(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): Promise<void> {
  if (stopping) return
  stopping = true
  process.stderr.write(
    `\nStopped by ${signal}: nothing is left half done. The same command begins again, or goes on.\n`,
  )
  await Promise.allSettled([...undoings].map((undo) => undo()))
  process.exit(128 + constants.signals[signal])
}

/**
 * Lets a command outlive a reader that closes the pipe early (`| head -1`): further output is lost, the command goes on to its
 * end, and its status is the same as without a pipe. A full disk behind `>` is an error.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return
      process.exitCode = 1
      if (stream === process.stdout) process.stderr.write(`The output cannot be written: ${error.message}.\n`)
    })
}

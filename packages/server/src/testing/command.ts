import { vi } from 'vitest'
import { onair } from '../cli/onair.ts'

/** How a command ended. */
export type Ended = { status: number; stdout: string; stderr: string }

/**
 * Runs `onair …` in this process, because starting another takes longer than most commands. Other tests run each command once as a
 * separate process.
 */
export async function command(env: NodeJS.ProcessEnv, ...words: string[]): Promise<Ended> {
  const written = { stdout: '', stderr: '' }
  const listens = (name: 'stdout' | 'stderr') =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text)
      return true
    })
  const spies = [listens('stdout'), listens('stderr')]
  const previous = process.exitCode
  process.exitCode = undefined
  try {
    await onair(words, env)
    return { status: Number(process.exitCode ?? 0), ...written }
  } finally {
    process.exitCode = previous
    for (const spy of spies) spy.mockRestore()
  }
}

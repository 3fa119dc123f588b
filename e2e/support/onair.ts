import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { shopEnvironment } from './ports.ts'

const root = resolve(import.meta.dirname, '../..')

/** Runs an operator's command as a process of its own, on the shop that the journeys drive: `onair('air', 'next')`. */
export async function onair(...args: string[]): Promise<string> {
  const command = [resolve(root, '.dev/onair.mjs'), ...args]
  const env = { ...process.env, ...shopEnvironment }
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env })
  return stdout
}

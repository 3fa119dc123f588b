import type { AddressInfo } from 'node:net'
import { buildSandbox, type Sandbox, type SandboxOptions } from '../app.ts'
import type { Waiting } from '../waiting.ts'

/** Delays under a test's control, and the list of requested ones. */
export interface TestWaiting extends Waiting {
  asked: number[]
}

/** `isBlocking: false` ends every delay at once; `true` makes each last until the sandbox closes. */
export const testWaiting = (isBlocking: boolean): TestWaiting => {
  const pending: (() => void)[] = []
  const asked: number[] = []
  return {
    asked,
    wait(milliseconds) {
      asked.push(milliseconds)
      return isBlocking ? new Promise<void>((resolve) => pending.push(resolve)) : Promise.resolve()
    },
    end() {
      for (const release of pending.splice(0)) release()
    },
  }
}

export interface ListeningSandbox extends Sandbox {
  /** e.g. http://127.0.0.1:49152 */
  origin: string
  smtpPort: number
}

/** Starts a sandbox on free ports. */
export const listeningSandbox = async (options: SandboxOptions = {}): Promise<ListeningSandbox> => {
  const sandbox = await buildSandbox(options)
  const origin = await sandbox.app.listen({ host: '127.0.0.1', port: 0 })
  await new Promise<void>((resolve) => sandbox.smtp.listen(0, '127.0.0.1', resolve))
  const { port } = sandbox.smtp.server.address() as AddressInfo
  return { ...sandbox, origin, smtpPort: port }
}

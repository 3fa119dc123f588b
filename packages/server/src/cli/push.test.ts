import { expect, test } from 'vitest'
import { arePushKeys } from '../outside/push-keys.ts'
import { command } from '../testing/command.ts'

test('push keys prints a new pair as settings', async () => {
  const { stdout } = await command({}, 'push', 'keys')
  const [, publicKey = '', privateKey = ''] =
    /^PUSH_PUBLIC_KEY=(\S{87})\nPUSH_PRIVATE_KEY=(\S{43})\n$/.exec(stdout) ?? []
  expect(arePushKeys({ publicKey, privateKey })).toBe(true)
})

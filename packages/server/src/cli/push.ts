import type { Command } from 'commander'
import { newPushKeys } from '../outside/push-keys.ts'

/** `onair push …`: notifications on devices. */
export function pushCommands(program: Command): void {
  program
    .command('push')
    .description('notifications on shoppers’ devices')
    .command('keys')
    .description('make a pair of keys, as settings; browsers that subscribed with another pair have to subscribe again')
    .action(() => {
      const { publicKey, privateKey } = newPushKeys()
      process.stdout.write(`PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}\n`)
    })
}

import { command, say } from './project.mjs'
import { setupAll } from './setup.mjs'

command(async () => {
  await setupAll()
  say('Everything is built.')
})

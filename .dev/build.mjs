import { command, say } from './project.mjs'
import { setup } from './setup.mjs'

command(async () => {
  await setup()
  say('Everything is built.')
})

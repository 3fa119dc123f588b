import { command, runScript, say } from './project.mjs'
import { setupAll } from './setup.mjs'

command(async () => {
  await setupAll()
  process.exitCode = await runScript('packages/widgets', 'sizes')
  say('Everything is built.')
})

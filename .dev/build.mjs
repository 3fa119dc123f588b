import { command, runScript, say } from './project.mjs'
import { setup, setupNpm } from './setup.mjs'

command(async () => {
  await setup()
  await setupNpm()
  process.exitCode = await runScript('packages/widgets', 'sizes')
  say('Everything is built.')
})

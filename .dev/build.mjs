import { command, runScript, say } from './project.mjs'
import { setup, setupNpm, setupStorybook } from './setup.mjs'

command(async () => {
  await setup()
  await setupNpm()
  await setupStorybook()
  process.exitCode = await runScript('packages/widgets', 'sizes')
  say('Everything is built.')
})

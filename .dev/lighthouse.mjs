// `npm run lighthouse`: scores of the main pages, see e2e/lighthouse/lighthouse.ts. Installs Lighthouse, which the set-up leaves out.
import { installApart } from './apart.mjs'
import { setupChromium } from './chromium.mjs'
import { command, environment, path, projectNode, run } from './project.mjs'
import { setup } from './setup.mjs'

command(async () => {
  // Ctrl+C ends the command, and this one with it.
  process.on('SIGINT', () => {})
  await setup()
  await setupChromium()
  await installApart('lighthouse', 'Lighthouse')
  const folder = path('e2e', 'lighthouse')
  process.exitCode = await run('tsc', ['--noEmit', '--project', folder], { env: environment() })
  if (process.exitCode !== 0) return
  process.exitCode = await run(projectNode(), ['lighthouse.ts', ...process.argv.slice(2)], {
    cwd: folder,
    env: environment(folder),
  })
})

/**
 * `npm run conformance`: every element in ten frameworks and three browsers. Installs the frameworks, which the set-up leaves out:
 * they have a lockfile of their own in e2e/conformance. Checks the suite's own types first; `npm run conformance -- types` ends
 * there.
 */
import { installApart } from './apart.mjs'
import { setupChromium } from './chromium.mjs'
import { command, environment, path, projectNode, run } from './project.mjs'
import { setup, setupNpm } from './setup.mjs'
import { setupWebkit } from './webkit.mjs'

const folder = path('e2e', 'conformance')

command(async () => {
  // Ctrl+C ends the suite, and this command ends with it.
  process.on('SIGINT', () => {})
  await setup()
  await setupNpm()
  await setupChromium()
  await setupWebkit()
  await installApart('conformance', 'the frameworks')
  // Outside `npm run check`, because it needs the frameworks' packages.
  process.exitCode = await run('tsc', ['--noEmit', '--project', folder], { env: environment() })
  if (process.exitCode !== 0 || process.argv[2] === 'types') return
  const args = ['main.ts', ...process.argv.slice(2)]
  process.exitCode = await run(projectNode(), args, { cwd: folder, env: environment(folder) })
})

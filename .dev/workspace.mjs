// `node .dev/workspace.mjs [--no-build | --browser | --webkit] FOLDER SCRIPT [ARGS…]`: runs a workspace's script with the
// project's own Node, after the set-up. `--no-build` installs packages only, for scripts that need no build; `--browser` installs
// Chromium too, where it is missing, and `--webkit` WebKit.
import { setupChromium } from './chromium.mjs'
import { command, runScript, scriptOf, Trouble } from './project.mjs'
import { setup, setupPackages } from './setup.mjs'
import { setupWebkit } from './webkit.mjs'

command(async () => {
  const option = ['--no-build', '--browser', '--webkit'].find((name) => name === process.argv[2])
  const [workspace, script, ...args] = process.argv.slice(option ? 3 : 2)
  if (!scriptOf(workspace, script)) throw new Trouble(`${workspace}/package.json has no script ${script}.`)
  // Ctrl+C ends the script, and this command ends with it.
  process.on('SIGINT', () => {})
  await (option === '--no-build' ? setupPackages() : setup())
  if (option === '--browser') await setupChromium()
  const missing = option === '--webkit' && (await setupWebkit())
  if (missing) throw new Trouble(missing)
  process.exitCode = await runScript(workspace, script, { args })
})

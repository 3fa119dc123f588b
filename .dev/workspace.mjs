// `node .dev/workspace.mjs [--no-build] FOLDER SCRIPT [ARGS…]`: runs a workspace's script with the project's own Node, after
// the set-up. `--no-build` installs packages only, for scripts that need no build.
import { command, runScript, scriptOf, Trouble } from './project.mjs'
import { setup, setupPackages } from './setup.mjs'

command(async () => {
  const noBuild = process.argv[2] === '--no-build'
  const [workspace, script, ...args] = process.argv.slice(noBuild ? 3 : 2)
  if (!scriptOf(workspace, script)) throw new Trouble(`${workspace}/package.json has no script ${script}.`)
  // Ctrl+C ends the script, and this command ends with it.
  process.on('SIGINT', () => {})
  await (noBuild ? setupPackages() : setup())
  process.exitCode = await runScript(workspace, script, { args })
})

// `node .dev/workspace.mjs FOLDER SCRIPT [ARGS…]`: sets up, then runs a workspace's script with the project's own Node.
import { command, runScript, scriptOf, Trouble } from './project.mjs'
import { setup } from './setup.mjs'

command(async () => {
  const [workspace, script, ...args] = process.argv.slice(2)
  if (!scriptOf(workspace, script)) throw new Trouble(`${workspace}/package.json has no script ${script}.`)
  // Ctrl+C is for the script; this command ends with it.
  process.on('SIGINT', () => {})
  await setup()
  process.exitCode = await runScript(workspace, script, { args })
})

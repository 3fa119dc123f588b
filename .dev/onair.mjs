// `npm run onair -- …`: the operator's commands, run by the project's own Node.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { recordedPorts } from './ports.mjs'
import { command, environment, path, projectNode } from './project.mjs'
import { setupPackages } from './setup.mjs'

command(async () => {
  await setupPackages()
  const main = path('packages', 'server', 'src', 'cli', 'main.ts')
  const child = spawn(projectNode(), [main, ...process.argv.slice(2)], {
    stdio: 'inherit',
    // The sandbox is that of the shop, whose orders were paid there.
    env: { ...recordedPorts(), ...environment() },
  })
  // A terminal signals the command as well, which heeds the first signal alone. This process waits for its end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((done) => {
    child.once('error', () => done(127))
    child.once('exit', (status, signal) => done(status ?? 128 + (constants.signals[signal] ?? 0)))
  })
})

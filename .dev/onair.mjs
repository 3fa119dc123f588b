// `npm run onair -- …`: the operator's commands, run by the project's own Node.
import { spawn } from 'node:child_process'
import { command, environment, path, projectNode } from './project.mjs'
import { setupPackages } from './setup.mjs'

command(async () => {
  await setupPackages()
  const main = path('packages', 'server', 'src', 'cli', 'main.ts')
  const child = spawn(projectNode(), [main, ...process.argv.slice(2)], { stdio: 'inherit', env: environment() })
  // The terminal signals the command itself; this process waits for its end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal))
  process.exitCode = await new Promise((done) => {
    child.once('error', () => done(127))
    child.once('exit', (status) => done(status ?? 1))
  })
})

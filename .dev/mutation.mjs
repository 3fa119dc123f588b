// `npm run mutation [-- FOLDER …]`: Stryker changes core's rules one by one, and tells which changes no test notices. Installs Stryker,
// which the set-up leaves out.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { installApart } from './apart.mjs'
import { command, environment, path, projectNode, run, say, Trouble } from './project.mjs'
import { setup } from './setup.mjs'

const core = path('packages', 'core')
const config = path('e2e', 'mutation', 'stryker.config.mjs')
const report = path('.onair', 'mutation', 'core.json')

/** The killed and all mutants of each folder of a report, worst first. A mutant that a test cannot reach counts as alive. */
function scores({ files }) {
  const folders = new Map()
  for (const [file, { mutants }] of Object.entries(files)) {
    const name = file.split('/')[1]
    const score = folders.get(name) ?? { killed: 0, all: 0 }
    for (const { status } of mutants) {
      if (status === 'Ignored' || status === 'CompileError') continue
      score.all += 1
      if (status === 'Killed' || status === 'Timeout') score.killed += 1
    }
    folders.set(name, score)
  }
  return [...folders].filter(([, { all }]) => all > 0).toSorted(([, a], [, b]) => a.killed / a.all - b.killed / b.all)
}

command(async () => {
  process.on('SIGINT', () => {})
  const folders = process.argv.slice(2)
  for (const name of folders)
    if (!existsSync(path('packages', 'core', 'src', name)))
      throw new Trouble(`packages/core/src has no folder ${name}.`)
  await setup()
  await installApart('mutation', 'Stryker')
  const stryker = path('e2e', 'mutation', 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  // One of another run would be taken for this one's.
  rmSync(report, { force: true })
  const mutate = folders.length > 0 ? ['--mutate', folders.map((name) => `src/${name}/*.rules.ts`).join(',')] : []
  process.exitCode = await run(projectNode(), [stryker, 'run', config, ...mutate], {
    cwd: core,
    env: environment(core),
  })
  if (!existsSync(report)) return
  for (const [name, { killed, all }] of scores(JSON.parse(readFileSync(report, 'utf8'))))
    say(`${name.padEnd(16)} ${`${killed}/${all}`.padStart(9)} ${((100 * killed) / all).toFixed(1).padStart(6)} %`)
})

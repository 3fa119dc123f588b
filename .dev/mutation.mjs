// `npm run mutation [-- FOLDER …]`: Stryker changes core's rules one by one, and tells which changes no test notices.
// `npm run mutation -- --server`: a random sample of the server's money features; MUTANTS says how many, SEED which.
// Installs Stryker, which the set-up leaves out.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { installApart } from './apart.mjs'
import { command, environment, path, projectNode, run, say, Trouble } from './project.mjs'
import { setup } from './setup.mjs'

const inFolder = (name) => path('e2e', 'mutation', name)
const reportOf = (name) => path('.onair', 'mutation', `${name}.json`)
const core = { folder: path('packages', 'core'), config: inFolder('stryker.config.mjs'), report: reportOf('core') }
const server = { folder: path('.'), config: inFolder('server.config.mjs'), report: reportOf('server') }

/** The killed and all mutants of each feature of a report, worst first. A mutant that a test cannot reach counts as alive. */
function scores({ files }) {
  const folders = new Map()
  for (const [file, { mutants }] of Object.entries(files)) {
    const [, name] = /(?:^|\/)src\/([^/]+)/.exec(file)
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
  const words = process.argv.slice(2)
  const isServer = words[0] === '--server'
  const { folder, config, report } = isServer ? server : core
  const features = isServer ? [] : words
  for (const name of features)
    if (!existsSync(path('packages', 'core', 'src', name)))
      throw new Trouble(`packages/core/src has no folder ${name}.`)
  await setup()
  await installApart('mutation', 'Stryker')
  const stryker = inFolder('node_modules/@stryker-mutator/core/bin/stryker.js')
  // One of another run would be taken for this one's.
  rmSync(report, { force: true })
  const mutate = features.length > 0 ? ['--mutate', features.map((name) => `src/${name}/*.rules.ts`).join(',')] : []
  process.exitCode = await run(projectNode(), [stryker, 'run', config, ...mutate], {
    cwd: folder,
    env: environment(folder),
  })
  if (!existsSync(report)) return
  for (const [name, { killed, all }] of scores(JSON.parse(readFileSync(report, 'utf8'))))
    say(`${name.padEnd(16)} ${`${killed}/${all}`.padStart(9)} ${((100 * killed) / all).toFixed(1).padStart(6)} %`)
})

import { globSync } from 'node:fs'
import { moneyFeatures } from './money.mjs'
import { sample } from './sample.mjs'
import core from './stryker.config.mjs'

const folders = `packages/server/src/{${moneyFeatures.join(',')}}`
/** SQL is compared with the database by a test of its own; a contract's texts are data. */
const isLeftOut = (file) => /\.(test|queries|feature|settings|kept|messages|mail)\./.test(file)

const { MUTANTS = '300', SEED = '1' } = process.env
const { patterns, size, all } = await sample(
  globSync(`${folders}/**/*.ts`)
    .filter((file) => !isLeftOut(file))
    .sort(),
  Number(MUTANTS),
  SEED,
)
console.log(`${size} of ${all} mutants, seed ${SEED}`)

/** Runs in the project's folder: the server's tests read files all over it. */
export default {
  ...core,
  mutate: patterns,
  vitest: { ...core.vitest, configFile: new URL('server.vitest.config.mjs', import.meta.url).pathname },
  ignorePatterns: ['.onair', '**/dist', 'storybook', 'e2e/{conformance,lighthouse,visual}', 'packages/{widgets,demo}'],
  jsonReporter: { fileName: core.jsonReporter.fileName.replace('core.json', 'server.json') },
  // Each change needs a database, and the tests that reach it take seconds.
  timeoutMS: 60_000,
}

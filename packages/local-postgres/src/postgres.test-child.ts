// For the tests: a separate server process that owns a database until it is stopped or killed.
import { startPostgres } from './postgres.ts'

const [projectDir = '.', outside = ''] = process.argv.slice(2)
const postgres = await startPostgres({ projectDir, outside, log: () => {} })
process.stdout.write(`${postgres.url}\n`)
process.stdin.once('data', async () => {
  await postgres.stop()
  process.exit(0)
})

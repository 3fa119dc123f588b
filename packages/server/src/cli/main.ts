import { onair } from './onair.ts'

await onair(process.argv.slice(2), process.env)

import { onair } from './onair.ts'
import { outliveReaders, stopOnSignals } from './stopping.ts'

outliveReaders()
stopOnSignals()
await onair(process.argv.slice(2), process.env)

import cliProgress from 'cli-progress'

/** Shows the progress of reading a file. */
export type Progress = { update(done: number): void; stop(): void }

const megabytes = (bytes: number) => (bytes / 1e6).toLocaleString('en-CA', { maximumFractionDigits: 1 })

/** A bar in a terminal; otherwise a line for every tenth of the file. `total` in bytes. */
export function createProgress(stream: NodeJS.WriteStream, total: number | undefined): Progress {
  if (total === undefined || total === 0) return { update() {}, stop() {} }
  return stream.isTTY ? bar(stream, total) : lines((line) => stream.write(`${line}\n`), total)
}

function bar(stream: NodeJS.WriteStream, total: number): Progress {
  const shown = new cliProgress.SingleBar({
    format: 'Reading {bar} {value} of {total} MB, {eta_formatted} left',
    stream,
    hideCursor: true,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    formatValue: (value, _, type) => (type === 'value' || type === 'total' ? megabytes(value) : String(value)),
  })
  shown.start(total, 0)
  return { update: (done) => shown.update(done), stop: () => shown.stop() }
}

/** Lines for logs, one for every tenth. */
export function lines(write: (line: string) => void, total: number): Progress {
  let shown = 0
  return {
    update(done) {
      const tenth = Math.floor((done * 10) / total)
      if (tenth <= shown) return
      shown = tenth
      write(`Read ${megabytes(done)} of ${megabytes(total)} MB`)
    },
    stop() {},
  }
}

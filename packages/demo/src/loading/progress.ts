import cliProgress from 'cli-progress'

/** Told how far the load has come. */
export type Progress = {
  start(total: number): void
  update(done: number): void
  stop(): void
}

const title = 'Loading the demonstration channel'

/** A bar where there is a terminal; elsewhere a line for every tenth of the way. `write` takes one line without its end. */
export function createProgress(stream: NodeJS.WriteStream, write: (line: string) => void): Progress {
  return stream.isTTY ? bar(stream) : lines(write)
}

function bar(stream: NodeJS.WriteStream): Progress {
  const shown = new cliProgress.SingleBar({
    format: `${title} {bar} {value} of {total} products`,
    stream,
    hideCursor: true,
    clearOnComplete: false,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    formatValue: (value) => value.toLocaleString('en-CA'),
  })
  return {
    start: (total) => shown.start(total, 0),
    update: (done) => shown.update(done),
    stop: () => shown.stop(),
  }
}

/** Lines for logs: the first, every tenth of the way, the last. */
export function lines(write: (line: string) => void): Progress {
  let total = 0
  let said = -1
  return {
    start(all) {
      total = all
      said = -1
      this.update(0)
    },
    update(done) {
      const tenth = total === 0 ? 10 : Math.floor((done * 10) / total)
      if (tenth <= said) return
      said = tenth
      write(`${title}: ${done.toLocaleString('en-CA')} of ${total.toLocaleString('en-CA')} products`)
    },
    stop() {},
  }
}

import cliProgress from 'cli-progress'

/** Receives the progress of a load. */
export type Progress = {
  start(total: number): void
  update(done: number): void
  stop(): void
}

const title = 'Loading the demonstration channel'

/** A progress bar in a terminal; elsewhere `write` gets a line, without its line break, for every tenth. */
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

/** Prints a line at the start, after every tenth, and at the end. */
export function lines(write: (line: string) => void): Progress {
  let total = 0
  let printed = -1
  return {
    start(all) {
      total = all
      printed = -1
      this.update(0)
    },
    update(done) {
      const tenth = total === 0 ? 10 : Math.floor((done * 10) / total)
      if (tenth <= printed) return
      printed = tenth
      write(`${title}: ${done.toLocaleString('en-CA')} of ${total.toLocaleString('en-CA')} products`)
    },
    stop() {},
  }
}

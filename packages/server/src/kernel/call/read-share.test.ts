import { describe, expect, it } from 'vitest'
import { createReadShare } from './read-share.ts'

/** A share of two reads, with one that waits, and reads that end when the test says so. */
function aShare() {
  const share = createReadShare({ running: 2, waiting: 1 })
  const started: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  return {
    started,
    read: (name: string, address: string) =>
      share(address, () => {
        started.push(name)
        const end = Promise.withResolvers<string>()
        ends.set(name, end)
        return end.promise
      }),
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error('lost')),
  }
}

describe('the share of an address in the reads that no memory answers', () => {
  it('1. has some reads in progress; one more waits until one has ended', async () => {
    const { started, read, end } = aShare()
    const [first, second, third] = [read('first', 'a'), read('second', 'a'), read('third', 'a')]
    expect(started).toEqual(['first', 'second'])
    end('first')
    expect(await first).toBe('first')
    expect(started).toEqual(['first', 'second', 'third'])
    end('second')
    end('third')
    expect(await Promise.all([second, third])).toEqual(['second', 'third'])
  })

  it('2. refuses what finds no place to wait, and has places again afterwards', async () => {
    const { started, read, end } = aShare()
    const waiting = ['first', 'second', 'third'].map((name) => read(name, 'a'))
    expect(await read('fourth', 'a')).toBe('busy')
    end('first')
    await waiting[0]
    void read('fifth', 'a')
    expect(started).toEqual(['first', 'second', 'third'])
  })

  it('3. is of each address', async () => {
    const { started, read } = aShare()
    for (const name of ['first', 'second', 'third']) void read(name, 'a')
    void read('other', 'b')
    expect(started).toEqual(['first', 'second', 'other'])
  })

  it('4. is free again after a read that failed', async () => {
    const { started, read, fail } = aShare()
    const [first] = [read('first', 'a'), read('second', 'a'), read('third', 'a')]
    fail('first')
    await expect(first).rejects.toThrow('lost')
    expect(started).toEqual(['first', 'second', 'third'])
  })
})

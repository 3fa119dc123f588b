import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fileJournal } from './journal.ts'

const aPath = () => join(mkdtempSync(join(tmpdir(), 'onair-journal-')), 'deep/er/journal.jsonl')

it('1. a journal that does not exist is empty', () => {
  expect(fileJournal(aPath()).read()).toEqual([])
})

it('2. returns the written entries in order', () => {
  const journal = fileJournal<{ n: number }>(aPath())
  journal.append({ n: 1 })
  journal.append({ n: 2 })
  expect(journal.read()).toEqual([{ n: 1 }, { n: 2 }])
})

it('3. drops a truncated line, and nothing after it', () => {
  const path = aPath()
  const journal = fileJournal<{ n: number }>(path)
  journal.append({ n: 1 })
  appendFileSync(path, '{"n": 2')
  expect(journal.read()).toEqual([{ n: 1 }])
  journal.append({ n: 3 })
  expect(journal.read()).toEqual([{ n: 1 }, { n: 3 }])
})

import type { Suggestions } from '@onair/core/catalogue/client'
import { type Result, Unreachable } from '@onair/core/http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { typingDelayMs } from '../models/typeahead.ts'
import { shownSuggestions } from '../testing/suggestions.fixtures.ts'
import { createSuggestions } from './suggestions.model.ts'

type Question = {
  term: string
  signal: AbortSignal
  answer: (result: Result<Suggestions>) => Promise<void>
  fail: (failure: unknown) => Promise<void>
}

/** A model and its requests; the test gives the replies in any order. */
function open(recent: string[] = []) {
  const questions: Question[] = []
  const model = createSuggestions(
    (term, signal) =>
      new Promise((resolve, reject) => {
        const flush = async (act: () => void) => {
          act()
          await vi.advanceTimersByTimeAsync(0)
        }
        questions.push({
          term,
          signal,
          answer: (result) => flush(() => resolve(result)),
          fail: (failure) => flush(() => reject(failure)),
        })
      }),
    {
      read: () => recent,
      forget: (term) =>
        void recent.splice(0, recent.length, ...recent.filter((one) => term !== undefined && one !== term)),
    },
  )
  const asked = () => questions.map(({ term }) => term)
  const question = (index: number): Question => {
    const match = questions[index]
    if (!match) throw new Error(`Question ${index} was not asked`)
    return match
  }
  return { model, asked, question }
}

const suggesting = (change: Partial<Suggestions> = {}): Result<Suggestions> => ({
  ok: true,
  value: { ...shownSuggestions(), ...change },
})
const only = (...terms: string[]) => suggesting({ terms, categories: [], brands: [], products: [] })
const pause = () => vi.advanceTimersByTime(typingDelayMs)

/** A list of two terms that is open. */
async function opened() {
  const all = open()
  all.model.type('k')
  pause()
  await all.question(0).answer(only('kettle', 'knife'))
  return all
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('asking', () => {
  test('1. asks after the first character, 300 ms after the last key', () => {
    const { model, asked } = open()
    model.type('k')
    vi.advanceTimersByTime(299)
    model.type('ke')
    vi.advanceTimersByTime(299)
    expect(asked()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(asked()).toEqual(['ke'])
  })

  test('2. ignores blanks, and sends the term without those around it', () => {
    const { model, asked } = open()
    model.type('   ')
    pause()
    model.type(' k ')
    pause()
    model.type('k')
    pause()
    expect(asked().filter((term) => term !== '')).toEqual(['k'])
  })

  test('3. a new term cancels the older request, whose late reply is dropped', async () => {
    const { model, question } = open()
    model.type('k')
    pause()
    model.type('kn')
    expect(question(0).signal.aborted).toBe(true)
    pause()
    await question(1).answer(only('knife'))
    await question(0).answer(only('kettle'))
    expect(model.list.value.options.map(({ text }) => text)).toEqual(['knife'])
  })

  test('4. the present list stays until the next one arrives', async () => {
    const { model, question } = await opened()
    model.type('kn')
    expect(model.list.value).toMatchObject({ open: true, term: 'k' })
    pause()
    await question(1).answer(only('knife'))
    expect(model.list.value).toMatchObject({ open: true, term: 'kn' })
  })

  test('5. an emptied field has no list until it has offers', async () => {
    const { model } = await opened()
    model.type('')
    expect(model.list.value).toMatchObject({ open: false, options: [] })
  })

  test.each([
    ['6. where the server cannot be reached there is no list', (q: Question) => q.fail(new Unreachable('away'))],
    ['7. nor where it refuses the term', (q: Question) => q.answer({ ok: false, status: 400, items: [] })],
    [
      '8. nor where closing cancelled the request',
      (q: Question) => q.fail(new DOMException('called off', 'AbortError')),
    ],
  ])('%s', async (name, happens) => {
    const { model, question } = open()
    model.type('k')
    pause()
    if (name.startsWith('8')) model.close()
    await happens(question(0))
    expect(model.list.value.options).toEqual([])
  })

  test('9. a term that is typed again after a failure is requested again', async () => {
    const { model, question, asked } = open()
    model.type('k')
    pause()
    await question(0).fail(new Unreachable('away'))
    model.type('ke')
    model.type('k')
    pause()
    expect(asked()).toEqual(['k', 'k'])
  })
})

describe('suggestions', () => {
  test('1. come with terms and categories first; terms link to results, categories and brands to their lists, products to their page', async () => {
    const { model, question } = open()
    model.type('k')
    pause()
    await question(0).answer(suggesting({ terms: ['pots & pans'] }))
    const paths = model.list.value.options.map(({ kind, path }) => `${kind} ${path}`)
    expect(paths.slice(0, 3)).toEqual([
      'term /pages/productlist?searchTerm=pots%20%26%20pans',
      'category /pages/productlist?dimensions=category%3Akettles',
      'product /pages/productdetails?nav=R:412305',
    ])
    expect(paths.at(-1)).toBe('brand /pages/productlist?dimensions=brand%3Amaison-nord')
  })
})

describe('an empty field', () => {
  const kinds = (model: ReturnType<typeof open>['model']) =>
    model.list.value.options.map(({ kind, text }) => (text ? `${kind} ${text}` : kind))
  const offers = (terms: string[] = ['wool coat']) => {
    const { products, categories } = shownSuggestions()
    const answers = [{ kind: 'programme' as const, title: 'Tea Time', url: '/pages/schedule?show=tea' }]
    return suggesting({ answers, products: products.slice(0, 1), terms, categories, brands: [] })
  }

  test('1. offers the recent searches at once, then what is on air and popular', async () => {
    const { model, asked, question } = open(['rug', 'pan'])
    model.type('')
    expect(kinds(model)).toEqual(['recent rug', 'recent pan', 'forget'])
    model.move(1)
    await question(0).answer(offers())
    expect(asked()).toEqual([''])
    const [product] = shownSuggestions().products
    const others = ['on-air Tea Time', `on-air ${product?.name}`, 'popular wool coat']
    expect(kinds(model)).toEqual(['recent rug', 'recent pan', 'forget', ...others])
    expect(model.list.value).toMatchObject({ open: true, term: '', active: 0 })
  })

  test('2. offers departments until there are popular searches', async () => {
    const { model, question } = open()
    model.type('')
    expect(model.list.value.open).toBe(false)
    await question(0).answer(offers([]))
    expect(kinds(model).at(-1)).toBe('category Kettles')
    expect(kinds(model)).not.toContain('forget')
  })

  test('3. forgets one search or all, and requests offers again', async () => {
    const { model, question } = open(['rug', 'pan'])
    model.type('')
    await question(0).answer(offers())
    model.forget('rug')
    expect(kinds(model)).toEqual(['recent pan', 'forget'])
    await question(1).answer(offers())
    model.forget()
    expect(model.list.value).toMatchObject({ open: false, options: [] })
    await question(2).answer(offers())
    expect(kinds(model)[0]).toBe('on-air Tea Time')
  })

  test('4. keeps the recent searches if the server is unreachable, and without any opens nothing', async () => {
    const [some, none] = [open(['rug']), open()]
    for (const { model, question } of [some, none]) {
      model.type('')
      await question(0).fail(new Unreachable('away'))
    }
    expect(kinds(some.model)).toEqual(['recent rug', 'forget'])
    expect(none.model.list.value).toMatchObject({ open: false, options: [] })
  })

  test('5. shows no late offers in a field that was left or typed in meanwhile', async () => {
    const { model, question } = open(['rug'])
    model.type('')
    model.close()
    await question(0).answer(offers())
    expect(model.list.value.open).toBe(false)
    model.type('')
    model.type('k')
    await question(1).answer(offers())
    expect(question(1).signal.aborted).toBe(true)
    expect(model.list.value.options.map(({ kind }) => kind)).not.toContain('popular')
  })
})

describe('moving through the list', () => {
  test('1. down and up circle through the options and the typed text', async () => {
    const { model } = await opened()
    const places = [1, 1, 1, -1, -1].map((by) => {
      model.move(by === 1 ? 1 : -1)
      return model.list.value.active
    })
    expect(places).toEqual([0, 1, -1, 1, 0])
  })

  test('2. a closed list opens at its first or last option', async () => {
    const { model } = await opened()
    model.close()
    expect(model.move(-1)).toBe(true)
    expect(model.list.value).toMatchObject({ open: true, active: 1 })
    model.close()
    model.move(1)
    expect(model.list.value).toMatchObject({ open: true, active: 0 })
  })

  test('3. does nothing without a list', () => {
    const { model } = open()
    expect(model.move(1)).toBe(false)
  })

  test('4. does nothing with a list for another text than the typed one', async () => {
    const { model } = await opened()
    model.type('kn')
    model.close()
    expect(model.move(1)).toBe(false)
  })

  test('5. further typing leaves the option, and so do Home and End', async () => {
    const { model } = await opened()
    model.move(1)
    model.clearChoice()
    expect(model.list.value.active).toBe(-1)
    model.move(1)
    model.type('kn')
    expect(model.list.value.active).toBe(-1)
  })

  test('6. closing returns whether the list was open', async () => {
    const { model } = await opened()
    expect(model.close()).toBe(true)
    expect(model.close()).toBe(false)
  })
})

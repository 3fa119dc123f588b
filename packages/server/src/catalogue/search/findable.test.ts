import { expect, test } from 'vitest'
import type { FindablePage } from '../../kernel/answers.ts'
import { findPages } from './findable.ts'

const pages: FindablePage[] = [
  {
    url: '/hours',
    title: { en: 'Opening hours', fr: 'Heures d’ouverture' },
    words: { en: 'opening hours, when open, opening time', fr: 'heures d’ouverture, quand ouvert' },
  },
  {
    url: '/repairs',
    title: { en: 'Repairs', fr: 'Réparations' },
    words: { en: 'repair, fix', fr: 'réparation, réparer' },
  },
]
const find = findPages(pages)
const urls = (language: 'en' | 'fr', typed: string) => find(language, typed).map(({ url }) => url)

test.each([
  ['en', 'OPENING HOURS', ['/hours']],
  ['en', 'what are the opening hours', ['/hours']],
  ['en', 'opening hours sunday', ['/hours']],
  ['en', 'how do i repair something', ['/repairs']],
  ['en', 'repairs', ['/repairs']],
  ['fr', 'heures ouverture', ['/hours']],
  ['fr', 'réparer', ['/repairs']],
] as const)('1 finds a page by what people call it, %s: %s', (language, typed, expected) => {
  expect(urls(language, typed)).toEqual(expected)
})

test.each([
  ['en', 'opening'],
  ['en', 'bottle repair kit set'],
  ['en', 'wrist watch with hours and minutes'],
  ['en', ''],
  ['fr', 'opening hours'],
] as const)('2 a part of a phrase, or a phrase among others, is something else, %s: %s', (language, typed) => {
  expect(urls(language, typed)).toEqual([])
})

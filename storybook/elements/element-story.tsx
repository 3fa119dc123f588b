import { aBag, aKettle, cannedReplies, someReviews } from '@onair/widgets/testing'
import type { StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { createElement, useEffect, useRef } from 'react'
import { action } from 'storybook/actions'
import { readElements } from '../embed/manifest.ts'
import { argTypesOf } from './arg-types.ts'

const elements = await readElements()

const languageOf = ({ language }: Readonly<Record<string, unknown>>) => (language === 'fr' ? 'fr' : 'en')

/** What the elements read. */
const replies = [
  ...cannedReplies(),
  http.get('*/api/v3/:language/products/:itemNo/reviews', () => HttpResponse.json(someReviews())),
  http.get('*/api/v3/:language/products/:itemNo', ({ params }) =>
    HttpResponse.json(aKettle({ language: languageOf(params) })),
  ),
  http.get('*/api/v2/:language/carts/:guid', ({ params }) => HttpResponse.json(aBag({ language: languageOf(params) }))),
]

/** What an element needs in order to show something. */
const samples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'onair-product': { itemNo: '412311' },
  'onair-product-list': { searchTerm: 'kettle', count: 4 },
  'onair-reviews': { itemNo: '412311' },
  'onair-write-review': { itemNo: '412311' },
}

type Props = { tag: string; args: Readonly<Record<string, unknown>>; language: unknown; theme: unknown }

/** The element itself, with the controls as its attributes; its events appear in the Actions panel. */
function Shown({ tag, args, language, theme }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { attributes = [], events = [] } = elements.get(tag) ?? {}
  useEffect(() => {
    const { current } = place
    const stop = new AbortController()
    for (const { name } of events) {
      current?.addEventListener(name, (event) => action(name)((event as CustomEvent).detail), stop)
    }
    return () => stop.abort()
  }, [events])
  const own = attributes.flatMap(({ name, fieldName }) => {
    const value = args[fieldName ?? name]
    return value === undefined || value === '' || value === false ? [] : [[name, value === true ? '' : String(value)]]
  })
  return (
    <div ref={place}>
      {createElement(tag, { language: String(language), theme: String(theme), ...Object.fromEntries(own) })}
    </div>
  )
}

/**
 * A story of an element, with controls from its description.
 * @param define fetches and registers it
 */
export function elementStory(tag: `onair-${string}`, define: () => Promise<unknown>): StoryObj {
  const element = elements.get(tag)
  return {
    name: tag,
    args: samples[tag] ?? {},
    argTypes: element ? argTypesOf(element) : {},
    parameters: { element: tag, msw: replies, docs: { description: { story: element?.description } } },
    loaders: [define],
    render: (args, { globals }) => <Shown tag={tag} args={args} language={globals.language} theme={globals.theme} />,
  }
}

import { elementReplies, sampleOf } from '@onair/widgets/testing'
import type { StoryObj } from '@storybook/react-vite'
import { createElement, useEffect, useRef } from 'react'
import { action } from 'storybook/actions'
import { readElements } from '../embed/manifest.ts'
import { argTypesOf } from './arg-types.ts'

const elements = await readElements()

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
  const { attributes = {}, cookies = [] } = sampleOf(tag)
  const args = element?.attributes?.flatMap(({ name, fieldName = name }) =>
    name in attributes ? [[fieldName, attributes[name]] as const] : [],
  )
  return {
    name: tag,
    args: Object.fromEntries(args ?? []),
    argTypes: element ? argTypesOf(element) : {},
    parameters: { element: tag, msw: elementReplies(), docs: { description: { story: element?.description } } },
    loaders: [
      () => {
        // biome-ignore lint/suspicious/noDocumentCookie: as the shop writes it
        for (const cookie of cookies) document.cookie = cookie
        return define()
      },
    ],
    render: (args, { globals }) => <Shown tag={tag} args={args} language={globals.language} theme={globals.theme} />,
  }
}

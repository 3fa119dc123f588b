import { camelCase } from './descriptions.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The files of a new widget, by their names in its folder: a heading, and a button that opens and closes a text. There is a file
 * of each kind, small enough to be replaced.
 * @param name the folder's name: `station-clock`
 */
export function template(name: string): ReadonlyMap<string, string> {
  const component = capital(camelCase(name))
  const model = `${camelCase(name)}Model`
  const words = name.replaceAll('-', ' ')
  const title = capital(words)
  const event = `onair:${name}-opened`
  const texts = (text: string, more: string) => `${JSON.stringify({ title, more, text }, null, 2)}\n`
  return new Map([
    [
      `${name}.widget.ts`,
      `import type { Widget } from '../kit/widget.ts'
import type { ${component} } from './${name}.tsx'

export const widget = {
  tag: 'onair-${name}',
  summary: 'The ${words}.',
  component: '${component}',
  attributes: { open: 'flag' },
  events: { onOpened: '${event}' },
  root: 'shadow',
  reserve: { '': '5.5rem' },
  steady: true,
  partSheets: ['button', 'icon', 'spinner'],
  sheets: ['${name}'],
  exports: {
    '${name}.events.ts': ['type ${component}Opened'],
    '${name}.tsx': ['${component}', 'type ${component}Props'],
  },
  budget: 18_000,
} as const satisfies Widget<typeof ${component}>
`,
    ],
    [
      `${name}.events.ts`,
      `/** \`${event}\`: the shopper opened the ${words}. */
export type ${component}Opened = { times: number }
`,
    ],
    [
      `${name}.model.ts`,
      `import { type ReadonlySignal, signal } from '@preact/signals-core'

export type ${component}Model = {
  open: ReadonlySignal<boolean>
  /** Opens or closes. @returns how often it was opened */
  toggle(): number
}

/** Whether the ${words} is open. */
export function ${model}(first: boolean): ${component}Model {
  const open = signal(first)
  let times = 0
  return {
    open,
    toggle() {
      open.value = !open.peek()
      if (open.peek()) times += 1
      return times
    },
  }
}
`,
    ],
    [
      `${name}.tsx`,
      `import { useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShared, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import type { ${component}Opened } from './${name}.events.ts'
import en from './${name}.messages.en.json'
import fr from './${name}.messages.fr.json'
import { ${model} } from './${name}.model.ts'

export type ${component}Props = {
  /** Whether it is open at first. */
  open?: boolean
  onOpened?: (detail: ${component}Opened) => void
}

/** The ${words}. */
export function ${component}({ open: first = false, onOpened }: ${component}Props) {
  const t = useMessages('${camelCase(name)}', en, fr)
  const id = useUid()
  const [model] = useState(() => ${model}(first))
  const open = useShared(model.open, first)
  return (
    <section className="onair onair-${name}" aria-labelledby={\`\${id}-title\`}>
      <h2 id={\`\${id}-title\`}>{t('title')}</h2>
      <Button
        aria-expanded={open}
        aria-controls={\`\${id}-text\`}
        onClick={() => {
          const times = model.toggle()
          if (model.open.peek()) onOpened?.({ times })
        }}
      >
        {t('more')}
      </Button>
      <p id={\`\${id}-text\`} hidden={!open}>
        {t('text')}
      </p>
    </section>
  )
}
`,
    ],
    [
      `${name}.css`,
      `.onair-${name} {
  display: grid;
  justify-items: start;
  gap: 0.75rem;
}
.onair-${name} :is(h2, p) {
  margin: 0;
}
`,
    ],
    [`${name}.messages.en.json`, texts('What the widget shows.', 'Show more')],
    [`${name}.messages.fr.json`, texts('Ce que le widget affiche.', 'Afficher plus')],
    [
      `${name}.stories.tsx`,
      `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${component} } from './${name}.tsx'

const meta: Meta<typeof ${component}> = { title: 'Widgets/${title}', component: ${component}, tags: ['autodocs'] }
export default meta
type Story = StoryObj<typeof ${component}>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
export const OpenInFrench: Story = { args: { open: true }, globals: { language: 'fr' } }
export const Dark: Story = { args: { open: true }, globals: { theme: 'dark' } }
`,
    ],
    [
      `${name}.model.test.ts`,
      `import { expect, test } from 'vitest'
import { ${model} } from './${name}.model.ts'

test('the ${words} counts how often it is opened', () => {
  const model = ${model}(false)
  expect([model.toggle(), model.toggle(), model.toggle()]).toEqual([1, 1, 2])
  expect(model.open.peek()).toBe(true)
})
`,
    ],
    [
      `${name}.test.tsx`,
      `import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { ${component} } from './${name}.tsx'

describe('the ${words}', () => {
  test('1. opens and closes, and reports that it was opened', async () => {
    const opened = vi.fn()
    renderIn(aShop(), <${component} onOpened={opened} />)
    const button = screen.getByRole('button', { name: 'Show more', expanded: false })
    expect(screen.getByText('What the widget shows.')).not.toBeVisible()
    await userEvent.click(button)
    expect(screen.getByText('What the widget shows.')).toBeVisible()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(button)
    expect(opened).toHaveBeenCalledExactlyOnceWith({ times: 1 })
  })

  test('2. is in French', () => {
    renderIn(aShop({ language: 'fr' }), <${component} open />)
    expect(screen.getByText('Ce que le widget affiche.')).toBeVisible()
  })
})
`,
    ],
    [
      `${name}.element.test.ts`,
      `import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('onair-${name}')
`,
    ],
  ])
}

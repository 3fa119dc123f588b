import type { CustomElementDeclaration } from 'custom-elements-manifest'
// Storybook compiles its manager with the classic JSX transform, which calls `React`.
import * as React from 'react'
import { Button, EmptyTabContent, SyntaxHighlighter } from 'storybook/internal/components'
import { useArgs, useGlobals, useParameter, useStorybookApi } from 'storybook/manager-api'
import { readElements, tagOf } from './manifest.ts'
import { type Snippets, snippets } from './snippets.ts'

const frameworks = ['HTML', 'React', 'Vue'] as const satisfies readonly (keyof Snippets)[]
const languages = { HTML: 'html', React: 'tsx', Vue: 'html' } as const

/** The shop that serves this Storybook, or an example. */
const shop = () => (location.pathname.startsWith('/storybook/') ? location.origin : 'https://shop.example')

/** The code that embeds the story's element with the present values of its controls. */
export function EmbedPanel() {
  const [elements, setElements] = React.useState<ReadonlyMap<string, CustomElementDeclaration>>()
  const [framework, setFramework] = React.useState<(typeof frameworks)[number]>('HTML')
  const [args] = useArgs()
  const [globals] = useGlobals()
  const data = useStorybookApi().getCurrentStoryData()
  const tag =
    useParameter<string | undefined>('element', undefined) ?? tagOf(data && 'importPath' in data ? data.importPath : '')
  React.useEffect(() => {
    readElements().then(setElements)
  }, [])
  const element = tag ? elements?.get(tag) : undefined
  if (!element) {
    return (
      <EmptyTabContent
        title="No element"
        description="This story is of a piece that is embedded as a part of others."
      />
    )
  }
  const all = snippets({
    element,
    args,
    language: String(globals.language),
    theme: String(globals.theme),
    shop: shop(),
  })
  return (
    <div style={{ padding: '0.75rem 1rem' }}>
      <fieldset
        aria-label="Framework"
        style={{ display: 'flex', gap: '0.25rem', margin: '0 0 0.75rem', padding: 0, border: 0 }}
      >
        {frameworks.map((one) => (
          <Button
            key={one}
            ariaLabel={false}
            aria-pressed={one === framework}
            variant={one === framework ? 'solid' : 'outline'}
            onClick={() => setFramework(one)}
          >
            {one}
          </Button>
        ))}
      </fieldset>
      <SyntaxHighlighter language={languages[framework]} copyable bordered padded>
        {all[framework]}
      </SyntaxHighlighter>
    </div>
  )
}

import './apart.ts'
import './preview.css'
import { apiLanguage, htmlLang, parseLocale } from '@onair/core/language'
import { ShopContext } from '@onair/widgets/shop'
import { aShop, cannedReplies } from '@onair/widgets/testing'
import type { Decorator, Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { withElement } from './elements/arg-types.ts'
import { readElements, tagOf } from './embed/manifest.ts'
import { deviceScheme, theme } from './theme.ts'
import { startWorker } from './worker.ts'

/** Every story is on its own page: with its own session, its own models, in the language of the toolbar. */
const onAPage: Decorator = (Story, { globals, parameters, id }) => {
  const language = apiLanguage(parseLocale(globals.language))
  document.documentElement.lang = htmlLang(language)
  document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
  const cookies: unknown = parameters.cookies
  const stored: Readonly<Record<string, unknown>> = parameters.stored ?? {}
  return (
    <ShopContext.Provider
      key={`${id} ${language}`}
      value={aShop({ language, cookies: typeof cookies === 'string' ? cookies : '', storage: storageWith(stored) })}
    >
      <Story />
    </ShopContext.Provider>
  )
}

const elements = await readElements()

/** The controls of a widget's story, from its element's description. */
const ofElement: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const element = elements.get(tagOf(parameters.fileName) ?? '')
  return element ? withElement(argTypes, element) : argTypes
}

const preview: Preview = {
  loaders: [mswLoader(startWorker)],
  argTypesEnhancers: [ofElement],
  decorators: [onAPage],
  initialGlobals: { language: 'en', theme: deviceScheme() },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'fr', title: 'Français' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    msw: cannedReplies(),
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { theme: theme(deviceScheme()) },
    options: {
      storySort: {
        order: [
          'Guides',
          ['Start in 60 seconds', 'Embedding'],
          'Elements',
          'Widgets',
          'Screens',
          'Parts',
          'Foundations',
        ],
      },
    },
  },
}

export default preview

/** The local storage of one story. */
function storageWith(stored: Readonly<Record<string, unknown>>) {
  const values = new Map(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]))
  return {
    local: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  }
}

import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { EmbedPanel } from './embed/panel.tsx'
import { theme } from './theme.ts'

addons.setConfig({ theme: theme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') })

addons.register('onair/embed', () => {
  addons.add('onair/embed/panel', {
    type: types.PANEL,
    title: 'Embed this',
    render: ({ active }) => (active ? createElement(EmbedPanel) : null),
  })
})

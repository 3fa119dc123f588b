import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { EmbedPanel } from './embed/panel.tsx'
import { deviceScheme, theme } from './theme.ts'

addons.setConfig({
  theme: theme(deviceScheme()),
  // The sidebar then lists stories in their order: the guides come first.
  sidebar: { showRoots: false },
})

addons.register('onair/embed', () => {
  addons.add('onair/embed/panel', {
    type: types.PANEL,
    title: 'Embed this',
    render: ({ active }) => (active ? createElement(EmbedPanel) : null),
  })
})

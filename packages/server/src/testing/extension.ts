import type { ServerExtension } from '../kernel/extension.ts'

/**
 * An extension for tests: its catalogue counts as loaded when a test posts a share of 1 to `/extension/loaded`, and
 * `/extension/throws` throws an error that nothing catches.
 */
const extension: ServerExtension = {
  name: 'test',
  open({ app, progress }) {
    const { promise: loaded, resolve } = Promise.withResolvers<void>()
    app.post<{ Body: { share: number } }>('/extension/loaded', async ({ body }) => {
      progress(body.share)
      if (body.share === 1) resolve()
      return {}
    })
    app.post('/extension/throws', async () => {
      setImmediate(() => {
        throw new Error('nothing catches this')
      })
      return {}
    })
    return { loaded, stop: async () => {} }
  },
}

export default extension

import type { Tour } from '@onair/core/tour'
import type { ServerExtension } from '../kernel/extension.ts'

/** The tour of this extension. */
const tour: Tour = { password: 'Kettle77', people: [], tables: [] }

/**
 * An extension for tests: its catalogue counts as loaded when a test posts a share of 1 to `/extension/loaded`, and
 * `/extension/throws` throws an error that nothing catches. It counts as a demonstration, with a tour of nobody.
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
    return { loaded, tour, stop: async () => {} }
  },
}

export default extension

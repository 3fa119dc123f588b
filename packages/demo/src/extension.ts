import { resolve } from 'node:path'
import { keySettings, type ServerExtension, sellerSettings } from '@onair/server/extension'
import { startDemonstration } from './loading/demonstration.ts'
import type { Policy } from './pictures/drawings/render.ts'
import { drawHomePictures } from './pictures/home-pictures.ts'
import { registerPictures } from './pictures/pictures.routes.ts'
import { tourOf } from './tour/tour.ts'
import { clips } from './videos/clips.ts'
import { registerVideos } from './videos/videos.routes.ts'

/**
 * The demonstration channel. Its pictures and clips are served wherever the extension is loaded, because an imported
 * catalogue may name them; its products, people and codes are loaded only in demonstration mode (`ONAIR_DEMO`).
 */
export const demonstration = withPictures({})

/**
 * The demonstration with each picture in its smallest width only, for tests in a browser: drawing and showing the others takes more
 * processor time than most of the shop's own work.
 */
export const demonstrationWithSmallPictures = withPictures({ only: 'S' })

/** The same with 500 products, for tests that start a shop of their own: loading all of them takes ten times as long. */
export const smallDemonstration = withPictures({ only: 'S' }, 500)

function withPictures(drawn: { only?: Policy }, count?: number): ServerExtension {
  return {
    name: 'demonstration',
    clips,
    open({ app, config, pool, clock, log, progress, ready }) {
      registerVideos(app)
      const cacheDir = resolve(config.projectDir, config.dataDir, 'pictures')
      const pictures = registerPictures(app, { cacheDir, log, ...drawn })
      void ready.then(() => drawHomePictures(app, pictures, log))
      if (!config.demo) return { stop: async () => {} }
      const demonstration = startDemonstration({
        pool,
        clock,
        log,
        progress,
        giftCardKey: keySettings.of(config).giftCardKey,
        seller: sellerSettings.of(config),
        ...(count !== undefined && { count }),
      })
      return { ...demonstration, tour: tourOf(config.sandbox) }
    },
  }
}

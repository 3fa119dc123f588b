import { resolve } from 'node:path'
import type { ServerExtension } from '@onair/server/extension'
import { startDemonstration } from './loading/demonstration.ts'
import { drawHomePictures } from './pictures/home-pictures.ts'
import { registerPictures } from './pictures/pictures.routes.ts'
import { clips } from './videos/clips.ts'
import { registerVideos } from './videos/videos.routes.ts'

/**
 * The demonstration channel. Its pictures and clips are served wherever the extension is loaded, because an imported
 * catalogue may name them; its products, people and codes are loaded only in demonstration mode (`ONAIR_DEMO`).
 */
export const demonstration: ServerExtension = {
  name: 'demonstration',
  clips,
  open({ app, config, pool, clock, log, progress, ready }) {
    registerVideos(app)
    const cacheDir = resolve(config.projectDir, config.dataDir, 'pictures')
    const pictures = registerPictures(app, { cacheDir, log })
    void ready.then(() => drawHomePictures(app, pictures, log))
    if (!config.demo) return { stop: async () => {} }
    return startDemonstration({ pool, clock, log, progress, giftCardKey: config.giftCardKey })
  },
}

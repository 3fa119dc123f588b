import type { FastifyInstance } from 'fastify'
import { type MountOptions, mountSite } from './kernel/mount.ts'
import { pages } from './pages.ts'
import { dismissAnnouncement } from './parts/announcement.tsx'
import { answerConsent } from './parts/consent.tsx'
import { headScript, pageDocument } from './parts/document.tsx'
import { busy, failed, notFound, unavailable } from './parts/error-pages.tsx'
import { closeNowBarAction } from './parts/now-bar.tsx'

/** The pages' paths and audiences, for tools that look at every page. */
export const pageList = pages.map(({ path, audience }) => ({ path, audience }))

/** Mounts the shop's pages, their forms and their files on the server's app. */
export function mountPages(server: FastifyInstance, options: MountOptions): Promise<void> {
  server.findable.push(...pages.flatMap(({ path, findable = [] }) => findable.map((one) => ({ url: path, ...one }))))
  return mountSite(
    server,
    {
      pages,
      actions: [answerConsent, closeNowBarAction, dismissAnnouncement],
      frame: {
        document: pageDocument,
        script: headScript,
        notFound: (visit) => notFound(visit, 'page'),
        unavailable,
        busy,
        failed,
      },
    },
    options,
  )
}

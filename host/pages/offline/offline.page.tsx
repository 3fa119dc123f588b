import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import en from './offline.messages.en.json'
import fr from './offline.messages.fr.json'

/** The page that the service worker caches, and shows when the network fails. Its HTML contains no visitor's data. */
export const offlinePage: Page = {
  path: '/pages/offline',
  audience: 'everyone',
  // Not indexed.
  personal: true,
  nowBar: false,
  async load(visit) {
    return { title: translator(visit, en, fr)('title'), body: island(visit, 'offline', {}) }
  },
}

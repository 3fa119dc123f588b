import { controlRoomClient } from '@onair/core/control-room/client'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import { notFound } from '../../parts/error-pages.tsx'
import en from './control-room.messages.en.json'
import fr from './control-room.messages.fr.json'

/** The control room, for accounts with the operator's role. Anybody else learns no more than of a page that does not exist. */
export const controlRoomPage: Page = {
  path: '/pages/controlroom',
  audience: 'everyone',
  personal: true,
  shell: 'plain',
  async load(visit) {
    if (!visit.customer) return notFound(visit, 'page')
    const client = controlRoomClient(visit.http)
    const [answer, log] = await Promise.all([client.state(), client.log()])
    if (!answer.ok || !log.ok) return notFound(visit, 'page')
    const t = translator(visit, en, fr)
    return {
      title: t('title'),
      body: island(visit, 'control-room', { initial: { state: answer.value, log: log.value } }),
    }
  },
}

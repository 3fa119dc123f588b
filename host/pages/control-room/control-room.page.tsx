import { controlRoomClient } from '@onair/core/control-room/client'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import en from './control-room.messages.en.json'
import fr from './control-room.messages.fr.json'

/** The control room. */
export const controlRoomPage: Page = {
  path: '/pages/controlroom',
  audience: 'operator',
  shell: 'plain',
  async load(visit) {
    const client = controlRoomClient(visit.http)
    const [state, log] = await Promise.all([client.state().then(unwrap), client.log().then(unwrap)])
    const t = translator(visit, en, fr)
    return {
      title: t('title'),
      body: island(visit, 'control-room', { initial: { state, log } }),
    }
  },
}

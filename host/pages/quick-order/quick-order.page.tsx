import { parseItemNumber } from '@onair/core/item-number'
import type { MessageKey } from '@onair/core/messages'
import { readQuickOrderItems } from '@onair/core/quick-order/client'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import { foundAs, type Page } from '../../kernel/page.ts'
import { restoreForm } from '../../kernel/saved-form.ts'
import { tried } from '../../kernel/unwrap.ts'
import { addQuickOrder, type Refusals } from './quick-order.actions.ts'
import { entriesOfFields, quickOrderPath } from './quick-order.form.ts'
import en from './quick-order.messages.en.json'
import fr from './quick-order.messages.fr.json'

/** The result of a form that was posted without JavaScript, by the address's `posted`. */
const messages: ReadonlyMap<string, MessageKey<typeof en>> = new Map([
  ['away', 'away'],
  ['partly', 'partly'],
  ['none', 'none'],
  ['empty', 'empty'],
])

/** Orders by item number, several at once. Without JavaScript the address contains the rows, and the page checks them. */
export const quickOrderPage: Page = {
  path: quickOrderPath,
  audience: 'everyone',
  findable: foundAs(en, fr),
  personal: true,
  actions: [addQuickOrder],
  async load(visit) {
    const { query, http } = visit
    const t = translator(visit, en, fr)
    const { entries, left } = entriesOfFields((name) => query.get(name) ?? undefined)
    const itemNos = new Set(entries.flatMap(({ text }) => parseItemNumber(text) ?? []))
    const read = await tried(readQuickOrderItems(http, [...itemNos]))
    const items = read?.ok ? read.value : undefined
    const refusals = restoreForm<Refusals>(visit, 'quick-order') ?? {}
    const posted = items ? messages.get(query.get('posted') ?? '') : 'away'
    return {
      title: t('title'),
      body: (
        <div className="narrow">
          <h1>{t('title')}</h1>
          <p className="quick-order-text">{t('text')}</p>
          {posted && (
            <p className="notice" role="alert">
              {t(posted)}
            </p>
          )}
          {island(visit, 'quick-order', {
            initial: {
              entries: entries.map((entry, index) => ({
                ...entry,
                ...(refusals[index] !== undefined && { refused: refusals[index] }),
              })),
              items,
              unknown:
                items && [...itemNos].filter((itemNo) => items.every(({ product }) => product.itemNo !== itemNo)),
              left,
            },
          })}
        </div>
      ),
    }
  },
}

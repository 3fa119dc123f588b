import type { Translate } from '@onair/core/messages'
import { parseQuickOrder } from '@onair/core/quick-order'
import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShared, useShop, useUid } from '../kit/shop.tsx'
import { retryUntilStopped, whenActivated } from '../models/page.ts'
import { publicHttpModel } from '../models/public-http.model.ts'
import type { QuickAddEvents } from '../models/quick-add.events.ts'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import * as icons from '../parts/icons.ts'
import { Notice } from '../parts/notice.tsx'
import en from './quick-order.messages.en.json'
import fr from './quick-order.messages.fr.json'
import {
  type QuickOrderModel,
  type QuickOrderNews,
  type QuickOrderStart,
  quickOrderModel,
} from './quick-order.model.ts'
import { QuickOrderRow } from './quick-order-row.tsx'
import { entriesOf } from './rows.ts'

export type QuickOrderProps = {
  /** Item numbers to begin with, as a shopper types them: `412-305 x 2, 412-311`. */
  items?: string
  /** The rows of a form that was posted without JavaScript, and what the server has read for them. */
  initial?: QuickOrderStart
} & QuickAddEvents

/**
 * A form that orders several products by their item numbers. Without JavaScript it posts to `/quickorder/add`, and its page
 * checks the numbers.
 */
export function QuickOrder({ items = '', initial, onBeforeAdd, onAdded }: QuickOrderProps) {
  const { link, models } = useShop()
  const t = useMessages('quickOrder', en, fr)
  const id = useUid()
  const last = useRef<{ model: QuickOrderModel; start: unknown }>(undefined)
  const model = useMemo(() => {
    const start = initial ?? items
    // Another language has another model, which takes over the rows.
    const previousRows = last.current?.start === start ? last.current.model.rows.peek() : undefined
    const made = quickOrderModel(
      models.of(publicHttpModel),
      async () => (await import('./into-bag.ts')).intoBag(models),
      previousRows
        ? {
            entries: previousRows.map(({ row: { text, quantity, edpNo } }) => ({
              text,
              quantity,
              ...(edpNo && { edpNo }),
            })),
          }
        : (initial ?? { entries: entriesOf(parseQuickOrder(items)) }),
    )
    last.current = { model: made, start }
    return made
  }, [models, initial, items])
  const form = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const [wish, setWish] = useState<{ row: number }>()
  const rows = useShared(model.rows, model.rows.peek())
  const progress = useShared(model.progress, undefined)
  const intoBag = useShared(model.intoBag, undefined)
  useEffect(() => intoBag?.start(), [intoBag])

  useEffect(
    () =>
      whenActivated(() => {
        restore(model, form.current)
        void model.check()
      }),
    [model],
  )
  // Focus a row once it is rendered.
  useLayoutEffect(() => {
    const row = wish && form.current?.querySelector(`[data-row="${wish.row}"]`)
    row?.querySelector<HTMLElement>(row.matches('[data-state="choose"]') ? 'select' : 'input')?.focus()
  }, [wish])
  const away = rows.some(({ state }) => state.kind === 'unreachable')
  useEffect(() => (away ? retryUntilStopped(() => void model.check()) : undefined), [away, model])

  async function add(event: FormEvent) {
    event.preventDefault()
    const row = await model.addAll({ onBeforeAdd, onAdded })
    if (row !== undefined) setWish({ row })
  }
  /** The row after the one that the shopper has left; if a list replaced that, the first blank row. */
  const goOn = (from: number) => {
    const shown = model.rows.peek()
    const at = shown.findIndex(({ row }) => row.id === from)
    const next = at >= 0 ? shown[at + 1] : shown.find(({ state }) => state.kind === 'blank')
    if (next && next.row.id !== from) setWish({ row: next.row.id })
    else submit.current?.focus()
  }
  const filled = rows.filter(({ state }) => state.kind !== 'blank').length

  return (
    <form
      ref={form}
      className="onair onair-quick-order"
      method="post"
      action={link('/quickorder/add')}
      noValidate
      aria-busy={progress !== undefined || undefined}
      onSubmit={(event) => void add(event)}
    >
      <p className="onair-quick-hint" id={`${id}-hint`}>
        {t('hint')}
      </p>
      <div className="onair-quick-head" aria-hidden="true">
        <span>{t('itemNoHead')}</span>
        <span>{t('quantityHead')}</span>
      </div>
      <ol className="onair-quick-rows" aria-label={t('rows')}>
        {rows.map((shown, index) => (
          <QuickOrderRow
            key={shown.row.id}
            {...shown}
            id={`${id}-${shown.row.id}`}
            hint={`${id}-hint`}
            number={index + 1}
            busy={progress !== undefined}
            model={model}
            onGoOn={(leaves) => {
              if (shown.state.kind === 'blank' && leaves) submit.current?.focus()
              else goOn(shown.row.id)
            }}
            onRemove={() => {
              const near = rows[index + 1] ?? rows[index - 1]
              model.remove(shown.row.id)
              if (near) setWish({ row: near.row.id })
            }}
          />
        ))}
      </ol>
      {away && (
        <Notice kind="warn" action={<Button onClick={() => void model.check()}>{t('retry')}</Button>}>
          {t('unreachable')}
        </Notice>
      )}
      <div className="onair-quick-foot">
        <Button type="submit" look="primary" size="l" icon={icons.bag} busy={progress !== undefined} buttonRef={submit}>
          {progress ? t('adding', { done: progress.done + 1, of: Math.max(1, progress.of) }) : t('add')}
        </Button>
        <span className="onair-quick-plain">
          <Button type="submit" size="l" formMethod="get" formAction={link('/pages/quickorder')}>
            {t('check')}
          </Button>
        </span>
        <span className="onair-quick-scripted" data-empty={filled === 0 || undefined}>
          <Button
            look="quiet"
            size="l"
            disabled={progress !== undefined}
            onClick={() => {
              model.clear()
              goOn(-1)
            }}
          >
            {t('clear')}
          </Button>
        </span>
        <News model={model} />
      </div>
    </form>
  )
}

/** The form's one message: what was found, and what was added. */
function News({ model }: { model: QuickOrderModel }) {
  const { link } = useShop()
  const t = useMessages('quickOrder', en, fr)
  const news = useShared(model.news, model.news.peek())
  const tooMany = useShared(model.tooMany, model.tooMany.peek())
  const bag = news?.kind === 'added' && news.added > 0
  return (
    <div className="onair-quick-news" data-kind={news?.kind}>
      <p role="status">
        {tooMany > 0 && `${t('tooMany', { count: tooMany })} `}
        {news && newsText(news, t)}
      </p>
      {bag && <ButtonLink href={link('/pages/shoppingbag')}>{t('viewBag')}</ButtonLink>}
    </div>
  )
}

type Texts = Translate<typeof en>

function newsText(news: QuickOrderNews, t: Texts): string {
  if (news.kind === 'nothing-to-add') return t('nothing')
  const { kind } = news
  if (kind === 'checked') {
    const { found, unknown, name } = news
    if (name) return t('foundOne', { name })
    return [found > 0 && t('found', { count: found }), unknown > 0 && t('notFound', { count: unknown })]
      .filter(Boolean)
      .join(' ')
  }
  const added = news.added > 0 && t('added', { count: news.added })
  const rest = kind === 'unreachable' ? t('notAdded') : news.left > 0 && t('left', { count: news.left })
  return [added, rest].filter(Boolean).join(' ')
}

/** Uses the text that was typed before hydration. */
function restore(model: QuickOrderModel, form: HTMLFormElement | null): void {
  if (!form) return
  const typed = new FormData(form)
  for (const [index, { row }] of model.rows.peek().entries()) {
    const text = typed.get(`item${index + 1}`)
    const quantity = Number(typed.get(`quantity${index + 1}`))
    const edpNo = Number(typed.get(`edp${index + 1}`)) || undefined
    if (typeof text === 'string' && text !== row.text) model.type(row.id, text)
    if (Number.isInteger(quantity) && quantity > 0 && quantity !== row.quantity) model.setQuantity(row.id, quantity)
    if (edpNo !== undefined && edpNo !== row.edpNo) model.choose(row.id, edpNo)
  }
}

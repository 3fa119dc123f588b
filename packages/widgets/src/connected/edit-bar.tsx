import type { Bag } from '@onair/core/bag/client'
import { formatTime } from '@onair/core/dates'
import { useEffect, useRef } from 'react'
import { keepFocus } from '../kit/focus.ts'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useWhileShown } from '../kit/shop.tsx'
import { clockModel } from '../models/clock.model.ts'
import { editModel } from '../models/edit.model.ts'
import { Button } from '../parts/button.tsx'
import { Exact } from '../parts/exact.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './edit-bar.messages.en.json'
import fr from './edit-bar.messages.fr.json'
import { EditProblemText } from './edit-problem-text.tsx'

/**
 * Says which order the bag edits, until when, and how to stop. An edit without lines offers to cancel the order. Without
 * JavaScript its forms post to `/order/edit/…`.
 *
 * @param bag the present bag; nothing shows unless it edits an order or an edit has just ended
 */
export function EditBar({ bag }: { bag: Bag | undefined }) {
  const { language, link } = useShop()
  const t = useMessages('editBar', en, fr)
  const zone = useTimeZone()
  const edit = useModel(editModel)
  const clock = useModel(clockModel)
  useWhileShown(clock.start)
  const now = useShared(clock.now, undefined)
  const busy = useShared(edit.busy, false)
  const problem = useShared(edit.problem, undefined)
  const abandoned = useShared(edit.abandoned, undefined)
  const ended = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (abandoned) ended.current?.focus()
  }, [abandoned])

  const orderNo = bag?.modifyOrderNo
  if (!bag || !orderNo) {
    return abandoned ? (
      <Notice kind="good" still>
        <p ref={ended} tabIndex={-1}>
          {t('abandoned', { orderNo: abandoned })}
        </p>
      </Notice>
    ) : null
  }
  const remaining = bag.modifyDeadline && now ? Date.parse(bag.modifyDeadline) - now.getTime() : undefined
  const over = remaining !== undefined && remaining <= 0
  const minutes = Math.ceil((remaining ?? 0) / 60_000)
  const empty = bag.cartLines.length === 0
  const act = (run: () => Promise<void>) => (event: React.FormEvent) => {
    event.preventDefault()
    keepFocus()
    void run()
  }
  return (
    <section aria-label={t('label', { orderNo })}>
      <Notice
        kind={over || empty ? 'warn' : 'info'}
        still
        action={
          <>
            {empty && !over && (
              <form method="post" action={link('/order/edit/cancel')} onSubmit={act(edit.cancel)}>
                <Button type="submit" look="primary" busy={busy}>
                  {t('cancel')}
                </Button>
              </form>
            )}
            <form method="post" action={link('/order/edit/stop')} onSubmit={act(edit.abandon)}>
              <Button type="submit" busy={busy}>
                {t(over ? 'back' : 'stop')}
              </Button>
            </form>
          </>
        }
      >
        <p>
          <strong>
            <Exact value={orderNo}>{t('editing', { orderNo })}</Exact>
          </strong>
        </p>
        {over ? (
          <p role="status">{t('over')}</p>
        ) : (
          <p>
            {bag.modifyDeadline && t('until', { time: formatTime(bag.modifyDeadline, language, zone) })}{' '}
            {remaining !== undefined && <span role="timer">{t('left', { count: minutes })}</span>}
          </p>
        )}
        {!over && <p>{t(empty ? 'empty' : 'stands')}</p>}
      </Notice>
      {problem && (
        <Notice kind="bad">
          <EditProblemText problem={problem} unreachable={t('unreachable')} />
        </Notice>
      )}
    </section>
  )
}

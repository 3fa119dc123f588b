import { addDays } from '@onair/core/dates'
import {
  type DateRangeError,
  dateRangeError,
  easyPayInitialMaxDays,
  easyPayPageSize,
  inDateRange,
} from '@onair/core/easy-pay'
import type { EasyPaySchedule } from '@onair/core/easy-pay/client'
import { clampPage } from '@onair/core/pagination'
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'

export type EasyPayEntry = EasyPaySchedule[number]
export type Period = { start: string; end: string }

export type EasyPayModel = {
  /** As the inputs have it; a day that is being typed may be empty. */
  period: ReadonlySignal<Period>
  /** The earliest and the latest day that can be chosen. */
  bounds: ReadonlySignal<{ min: string; max: string }>
  error: ReadonlySignal<DateRangeError | undefined>
  /** The payments of the period, on all pages. While the period is wrong, those of the last right one. */
  listed: ReadonlySignal<readonly EasyPayEntry[]>
  /** Those of the present page. */
  shown: ReadonlySignal<readonly EasyPayEntry[]>
  page: ReadonlySignal<number>
  totalPages: ReadonlySignal<number>
  /** In cents. */
  subTotal: ReadonlySignal<number>
  choose(period: Partial<Period>): void
  reset(): void
  goTo(page: number): void
}

/**
 * Which of the coming payments are looked at.
 *
 * 1. The period begins as today to the latest payment's day; without payments, to a week from today.
 * 2. It includes both its days.
 * 3. It has to be two days in their order, within the bounds; while it is not, the list stays as it was.
 * 4. Another period begins on the first page.
 *
 * @param today `YYYY-MM-DD` where the shopper is.
 */
export function createEasyPayModel(entries: readonly EasyPayEntry[], today: string): EasyPayModel {
  const days = entries.map(({ paymentDate }) => paymentDate).toSorted()
  const [earliest = today] = days
  // A payment that was due and is still open is not hidden by the rule.
  const min = earliest < today ? earliest : today
  const bounds = signal({ min, max: days.at(-1) ?? addDays(today, easyPayInitialMaxDays) })
  const whole = { start: bounds.peek().min, end: bounds.peek().max }
  const period = signal<Period>(whole)
  const right = signal<Period>(whole)
  const asked = signal(1)

  const listed = computed(() => inDateRange(entries, ({ paymentDate }) => paymentDate, right.value))
  const totalPages = computed(() => Math.max(1, Math.ceil(listed.value.length / easyPayPageSize)))
  const page = computed(() => clampPage(asked.value, totalPages.value))
  const errorOf = ({ start, end }: Period) =>
    dateRangeError([start, end], bounds.peek()) ?? (start > end ? 'bsDate' : undefined)

  function choose(next: Partial<Period>) {
    batch(() => {
      period.value = { ...period.peek(), ...next }
      if (errorOf(period.peek())) return
      right.value = period.peek()
      asked.value = 1
    })
  }

  return {
    period,
    bounds,
    error: computed(() => errorOf(period.value)),
    listed,
    shown: computed(() => listed.value.slice((page.value - 1) * easyPayPageSize, page.value * easyPayPageSize)),
    page,
    totalPages,
    subTotal: computed(() => listed.value.reduce((sum, { totalAmount }) => sum + totalAmount, 0)),
    choose,
    reset: () => choose(whole),
    goTo(next) {
      asked.value = next
    },
  }
}

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
  /** As typed into the inputs; an incomplete date is empty. */
  period: ReadonlySignal<Period>
  /** The earliest and the latest date that can be chosen. */
  bounds: ReadonlySignal<{ min: string; max: string }>
  error: ReadonlySignal<DateRangeError | undefined>
  /** The payments of the period, on all pages. While the period is invalid, those of the last valid one. */
  listed: ReadonlySignal<readonly EasyPayEntry[]>
  /** The payments of the present page. */
  shown: ReadonlySignal<readonly EasyPayEntry[]>
  page: ReadonlySignal<number>
  totalPages: ReadonlySignal<number>
  /** The sum in cents. */
  subTotal: ReadonlySignal<number>
  choose(period: Partial<Period>): void
  reset(): void
  goTo(page: number): void
}

/**
 * The period and page of the coming payments.
 *
 * 1. The initial period is from today to the last payment; without payments, a week.
 * 2. It includes both its days.
 * 3. Start and end must be in order and within the bounds; while they are not, the list stays unchanged.
 * 4. Another period starts on the first page.
 *
 * @param today `YYYY-MM-DD` in the shopper's time zone
 */
export function createEasyPayModel(entries: readonly EasyPayEntry[], today: string): EasyPayModel {
  const days = entries.map(({ paymentDate }) => paymentDate).toSorted()
  const [earliest = today] = days
  // A payment that is overdue and still open stays visible.
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

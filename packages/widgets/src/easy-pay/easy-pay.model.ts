import { addDays } from '@onair/core/dates'
import {
  type DateRangeError,
  dateRangeError,
  easyPayInitialMaxDays,
  easyPayPageSize,
  inDateRange,
  parseNoOfEasyPay,
} from '@onair/core/easy-pay'
import { type EasyPaySchedule, easyPayClient } from '@onair/core/easy-pay/client'
import { Unreachable } from '@onair/core/http'
import { clampPage } from '@onair/core/pagination'
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { httpModel } from '../models/http.model.ts'
import type { Models } from '../models/models.ts'

export type EasyPayEntry = EasyPaySchedule[number]
/**
 * How many payments of an entry's order are paid: none before it has shipped, then all that are not among the open ones.
 * @param entries all open payments
 */
export function paidOf({ orderNo, noOfEasyPay }: EasyPayEntry, entries: readonly EasyPayEntry[]): number {
  const open = entries.filter((one) => one.orderNo === orderNo)
  const total = parseNoOfEasyPay(noOfEasyPay)?.total ?? 0
  return open.some(({ payable }) => payable) ? total - open.length : 0
}

export type Period = { start: string; end: string }

export type EasyPayModel = {
  /** Every upcoming or failed payment. */
  entries: ReadonlySignal<EasyPaySchedule>
  /** As typed into the inputs; an incomplete date is empty. */
  period: ReadonlySignal<Period>
  /** The last valid period, which the list shows. */
  valid: ReadonlySignal<Period>
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
  /** Chooses typed or picked days: two; another number of them is an error. */
  chooseDays(days: readonly string[]): void
  /** Shows other payments, after some were paid. A period that no longer fits is reset. */
  update(entries: EasyPaySchedule): void
  reset(): void
  goTo(page: number): void
}

/**
 * The period and page of the upcoming payments.
 *
 * 1. The initial period is from today to the last payment; without payments, a week.
 * 2. It includes its first and last day.
 * 3. Start and end must be in order and within the bounds; while they are not, the list stays unchanged.
 * 4. Another period starts on the first page.
 *
 * @param today `YYYY-MM-DD` in the shopper's time zone
 */
export function createEasyPayModel(initial: EasyPaySchedule, today: string): EasyPayModel {
  const entries = signal(initial)
  const bounds = computed(() => {
    const days = entries.value.map(({ paymentDate }) => paymentDate).toSorted()
    const [earliest = today] = days
    // An overdue payment that is still open stays visible.
    return { min: earliest < today ? earliest : today, max: days.at(-1) ?? addDays(today, easyPayInitialMaxDays) }
  })
  const whole = (): Period => ({ start: bounds.peek().min, end: bounds.peek().max })
  const period = signal<Period>(whole())
  const validPeriod = signal<Period>(whole())
  const requestedPage = signal(1)

  const listed = computed(() => inDateRange(entries.value, ({ paymentDate }) => paymentDate, validPeriod.value))
  const totalPages = computed(() => Math.max(1, Math.ceil(listed.value.length / easyPayPageSize)))
  const page = computed(() => clampPage(requestedPage.value, totalPages.value))
  const errorOf = ({ start, end }: Period) =>
    dateRangeError([start, end], bounds.peek()) ?? (start > end ? 'bsDate' : undefined)

  function choose(next: Partial<Period>) {
    batch(() => {
      period.value = { ...period.peek(), ...next }
      if (errorOf(period.peek())) return
      validPeriod.value = period.peek()
      requestedPage.value = 1
    })
  }

  return {
    entries,
    period,
    valid: validPeriod,
    bounds,
    error: computed(() => errorOf(period.value)),
    listed,
    shown: computed(() => listed.value.slice((page.value - 1) * easyPayPageSize, page.value * easyPayPageSize)),
    page,
    totalPages,
    subTotal: computed(() => listed.value.reduce((sum, { totalAmount }) => sum + totalAmount, 0)),
    choose,
    chooseDays([start = '', end = '', ...more]) {
      choose({ start, end: more.length > 0 ? '' : end })
    },
    update(next) {
      batch(() => {
        const wasWhole = validPeriod.peek().start === bounds.peek().min && validPeriod.peek().end === bounds.peek().max
        entries.value = next
        if (wasWhole || errorOf(validPeriod.peek())) choose(whole())
      })
    },
    reset: () => choose(whole()),
    goTo(next) {
      requestedPage.value = next
    },
  }
}

/** Reads what is still to be paid. If that fails, the list stays as it was: no payment is charged twice. */
export async function refreshPayments(models: Models, model: Pick<EasyPayModel, 'update'>): Promise<void> {
  try {
    const schedule = await easyPayClient(models.of(httpModel)).schedule()
    if (schedule.ok) model.update(schedule.value)
  } catch (thrown) {
    if (!(thrown instanceof Unreachable)) throw thrown
  }
}

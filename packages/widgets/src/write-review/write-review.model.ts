import { Unreachable } from '@onair/core/http'
import { type ReviewErrors, reviewErrors, type TypedReview } from '@onair/core/reviews'
import { reviewsClient } from '@onair/core/reviews/client'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import { httpModel } from '../models/http.model.ts'
import type { Models } from '../models/models.ts'

/** How far the review is. A refusal has the server’s sentence, if it gave one. */
export type ReviewProgress =
  | { kind: 'writing' | 'sending' | 'taken' | 'unreachable' }
  | { kind: 'refused'; message?: string | undefined }

export type WriteReviewModel = {
  progress: ReadonlySignal<ReviewProgress>
  /** What is wrong with the fields. */
  errors: ReadonlySignal<ReviewErrors>
  /** Checks the review. Returns the name of the first field with an error, or nothing. */
  check(review: TypedReview): keyof ReviewErrors | undefined
  /** Sends a review that was checked. @returns whether it was taken */
  send(itemNo: string, review: TypedReview): Promise<boolean>
}

/** The fields, in the order of the form. */
const reviewFields = ['rating', 'headline', 'comments', 'nickname'] as const

/** Reads the form’s fields. */
export function readReview(data: FormData): TypedReview {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  return {
    rating: Number(data.get('rating')),
    headline: text('headline'),
    comments: text('comments'),
    nickname: text('nickname'),
  }
}

/**
 * A customer’s review of a product.
 *
 * 1. It is checked before it is sent (core’s `reviewErrors`), and not sent with an error.
 * 2. A refusal is shown with the server’s own sentence; the form stays as it was typed.
 * 3. While a review is on its way, nothing else is checked or sent.
 *
 * @param posted the result of a form that was posted without JavaScript
 */
export function createWriteReviewModel(models: Models, posted?: 'taken' | 'refused'): WriteReviewModel {
  const progress = signal<ReviewProgress>({ kind: posted ?? 'writing' })
  const errors = signal<ReviewErrors>({})
  const isSending = () => progress.peek().kind === 'sending'

  function check(review: TypedReview): keyof ReviewErrors | undefined {
    if (isSending()) return undefined
    errors.value = reviewErrors(review)
    return reviewFields.find((field) => errors.peek()[field])
  }

  return {
    progress,
    errors,
    check,
    async send(itemNo, review) {
      if (isSending() || check(review)) return false
      progress.value = { kind: 'sending' }
      try {
        const result = await reviewsClient(models.of(httpModel)).write(itemNo, review)
        progress.value = result.ok ? { kind: 'taken' } : { kind: 'refused', message: result.items[0]?.message }
        return result.ok
      } catch (failure) {
        progress.value = { kind: 'unreachable' }
        if (!(failure instanceof Unreachable)) throw failure
        return false
      }
    },
  }
}

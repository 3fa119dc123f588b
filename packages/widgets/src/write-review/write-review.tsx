import { Unreachable } from '@onair/core/http'
import { productPath } from '@onair/core/item-number'
import { maxReviewLengths } from '@onair/core/limits'
import { type ReviewRequest, reviewsClient } from '@onair/core/reviews/client'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useUid } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import { signedInModel } from '../models/signed-in.model.ts'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import { Field } from '../parts/field.tsx'
import { Icon } from '../parts/icon.tsx'
import * as icons from '../parts/icons.ts'
import { Notice } from '../parts/notice.tsx'
import { Picture } from '../parts/picture.tsx'
import { TextArea } from '../parts/text-area.tsx'
import type { ReviewWritten } from './write-review.events.ts'
import en from './write-review.messages.en.json'
import fr from './write-review.messages.fr.json'

export type WriteReviewProps = {
  /** The product: `123456` or `123-456`. */
  itemNo?: string
  /** The product's name and picture, if the page knows them. */
  name?: string
  imageUrl?: string
  /** The result of a form that was posted without JavaScript. */
  posted?: 'taken' | 'refused'
  onWritten?: (detail: ReviewWritten) => void
}

const stars = [1, 2, 3, 4, 5] as const
type Errors = Partial<Record<keyof ReviewRequest, string>>
type State = { kind: 'writing' | 'sending' | 'taken' | 'refused' | 'unreachable'; message?: string }

/** The form for a review: stars, headline, text and nickname. For signed-in customers. */
export function WriteReview({ itemNo = '', name, imageUrl, posted, onWritten }: WriteReviewProps) {
  const { link, imageBase } = useShop()
  const t = useMessages('writeReview', en, fr)
  const id = useUid()
  const http = useModel(httpModel)
  const signedIn = useModel(signedInModel).authenticated
  const mayWrite = useShared(signedIn, signedIn.peek())
  const [errors, setErrors] = useState<Errors>({})
  const [state, setState] = useState<State>({ kind: posted ?? 'writing' })
  const thanks = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    // The focused element is gone. After a page load the focus stays.
    if (state.kind === 'taken' && posted !== 'taken') thanks.current?.focus()
  }, [state.kind, posted])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.kind === 'sending') return
    const form = event.currentTarget
    const review = reviewOf(new FormData(form))
    const wrong = errorsOf(review)
    setErrors(wrong)
    const first = Object.keys(wrong)[0]
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setState({ kind: 'sending' })
    try {
      const answer = await reviewsClient(http).write(itemNo, review)
      if (!answer.ok) return setState({ kind: 'refused', message: answer.items[0]?.message })
      setState({ kind: 'taken' })
      onWritten?.({ itemNo, rating: review.rating })
    } catch (failure) {
      setState({ kind: 'unreachable' })
      if (!(failure instanceof Unreachable)) throw failure
    }
  }

  function errorsOf(review: ReviewRequest): Errors {
    const wrong: Errors = {}
    if (!stars.some((count) => count === review.rating)) wrong.rating = t('ratingMissing')
    for (const field of ['headline', 'comments', 'nickname'] as const) {
      if (review[field] === '') wrong[field] = t('missing')
      else if (review[field].length > maxReviewLengths[field])
        wrong[field] = t('tooLong', { count: maxReviewLengths[field] })
    }
    return wrong
  }

  const back = (
    <ButtonLink look="secondary" href={link(productPath(itemNo))}>
      {t('back')}
    </ButtonLink>
  )
  if (state.kind === 'taken') {
    return (
      <div className="onair onair-write-review">
        <h2 ref={thanks} tabIndex={-1}>
          {t('thanks')}
        </h2>
        <p>{t('thanksText')}</p>
        <p>{back}</p>
      </div>
    )
  }
  if (!mayWrite) {
    return (
      <div className="onair onair-write-review">
        <Notice still action={<a href={link(`/pages/writereview?pr_page_id=${itemNo}`)}>{t('signIn')}</a>}>
          {t('signInFirst')}
        </Notice>
      </div>
    )
  }
  return (
    <form
      className="onair onair-write-review"
      method="post"
      action={link('/reviews/write')}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="itemNo" value={itemNo} />
      {name && (
        <p className="onair-write-review-item">
          {imageUrl && <Picture base={imageBase} name={imageUrl} alt="" sizes="thumb" />}
          <span>
            {t('of')} <a href={link(productPath(itemNo))}>{name}</a>
          </span>
        </p>
      )}
      <p className="onair-write-review-note">{t('requiredNote')}</p>
      <fieldset
        className="onair-write-review-stars"
        data-invalid={errors.rating ? true : undefined}
        aria-describedby={errors.rating ? `${id}-rating-error` : undefined}
      >
        <legend>{t('rating')}</legend>
        <div>
          {stars.map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="rating"
                value={count}
                required
                aria-invalid={errors.rating ? true : undefined}
              />
              <Icon path={icons.star} />
              <span className="onair-hidden">{t(`star${count}`)}</span>
            </label>
          ))}
        </div>
        {errors.rating && (
          <span className="onair-field-error" id={`${id}-rating-error`}>
            {errors.rating}
          </span>
        )}
      </fieldset>
      <Field
        id={`${id}-headline`}
        name="headline"
        label={t('headline')}
        hint={t('headlineHint')}
        error={errors.headline}
        required
        maxLength={maxReviewLengths.headline}
        autoComplete="off"
      />
      <TextArea
        id={`${id}-comments`}
        name="comments"
        label={t('comments')}
        hint={t('commentsHint')}
        error={errors.comments}
        required
        rows={6}
        maxLength={maxReviewLengths.comments}
      />
      <Field
        id={`${id}-nickname`}
        name="nickname"
        label={t('nickname')}
        hint={t('nicknameHint')}
        error={errors.nickname}
        required
        maxLength={maxReviewLengths.nickname}
        autoComplete="nickname"
      />
      {state.kind === 'refused' && <Notice kind="bad">{state.message || t('refused')}</Notice>}
      {state.kind === 'unreachable' && <Notice kind="bad">{t('unreachable')}</Notice>}
      <div className="onair-write-review-actions">
        <Button type="submit" look="primary" size="l" busy={state.kind === 'sending'}>
          {t(state.kind === 'sending' ? 'busy' : 'submit')}
        </Button>
        {back}
      </div>
    </form>
  )
}

function reviewOf(form: FormData): ReviewRequest {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    rating: Number(form.get('rating')),
    headline: text('headline'),
    comments: text('comments'),
    nickname: text('nickname'),
  }
}

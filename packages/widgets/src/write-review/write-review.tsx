import { productPath } from '@onair/core/item-number'
import { maxReviewLengths } from '@onair/core/limits'
import { reviewRatings } from '@onair/core/reviews'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useUid } from '../kit/shop.tsx'
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
import { createWriteReviewModel, readReview } from './write-review.model.ts'

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

/** The form for a review: stars, headline, text and nickname. For signed-in customers. */
export function WriteReview({ itemNo = '', name, imageUrl, posted, onWritten }: WriteReviewProps) {
  const { models, link, imageBase } = useShop()
  const t = useMessages('writeReview', en, fr)
  const id = useUid()
  const signedIn = useModel(signedInModel).authenticated
  const mayWrite = useShared(signedIn, signedIn.peek())
  const [model] = useState(() => createWriteReviewModel(models, posted))
  const progress = useShared(model.progress, model.progress.peek())
  const errors = useShared(model.errors, model.errors.peek())
  const thanks = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    // The focused element is gone. After a page load the focus stays.
    if (progress.kind === 'taken' && posted !== 'taken') thanks.current?.focus()
  }, [progress.kind, posted])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const review = readReview(new FormData(form))
    const firstWrong = model.check(review)
    if (firstWrong) return form.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus()
    if (await model.send(itemNo, review)) onWritten?.({ itemNo, rating: review.rating })
  }
  const errorText = (field: 'headline' | 'comments' | 'nickname') =>
    errors[field] && t(errors[field], { count: maxReviewLengths[field] })

  const back = (
    <ButtonLink look="secondary" href={link(productPath(itemNo))}>
      {t('back')}
    </ButtonLink>
  )
  if (progress.kind === 'taken') {
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
          {reviewRatings.map((count) => (
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
            {t(errors.rating)}
          </span>
        )}
      </fieldset>
      <Field
        id={`${id}-headline`}
        name="headline"
        label={t('headline')}
        hint={t('headlineHint')}
        error={errorText('headline')}
        required
        maxLength={maxReviewLengths.headline}
        autoComplete="off"
      />
      <TextArea
        id={`${id}-comments`}
        name="comments"
        label={t('comments')}
        hint={t('commentsHint')}
        error={errorText('comments')}
        required
        rows={6}
        maxLength={maxReviewLengths.comments}
      />
      <Field
        id={`${id}-nickname`}
        name="nickname"
        label={t('nickname')}
        hint={t('nicknameHint')}
        error={errorText('nickname')}
        required
        maxLength={maxReviewLengths.nickname}
        autoComplete="nickname"
      />
      {progress.kind === 'refused' && <Notice kind="bad">{progress.message || t('refused')}</Notice>}
      {progress.kind === 'unreachable' && <Notice kind="bad">{t('unreachable')}</Notice>}
      <div className="onair-write-review-actions">
        <Button type="submit" look="primary" size="l" busy={progress.kind === 'sending'}>
          {t(progress.kind === 'sending' ? 'busy' : 'submit')}
        </Button>
        {back}
      </div>
    </form>
  )
}

import { formatDate } from '@onair/core/dates'
import { productPath } from '@onair/core/item-number'
import { htmlLang } from '@onair/core/language'
import { formatNumber } from '@onair/core/numbers'
import { type Reviews as ReviewsReply, reviewsClient } from '@onair/core/reviews/client'
import { useEffect, useMemo, useRef } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { PageSlot } from '../kit/page-slot.tsx'
import { useHydrated, useModel, useShared, useShop, useUid } from '../kit/shop.tsx'
import { publicHttpModel } from '../models/public-http.model.ts'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import { Exact } from '../parts/exact.tsx'
import * as icons from '../parts/icons.ts'
import { Notice } from '../parts/notice.tsx'
import { Pager } from '../parts/pager.tsx'
import { Select } from '../parts/select.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Stars } from '../parts/stars.tsx'
import en from './reviews.messages.en.json'
import fr from './reviews.messages.fr.json'
import { type ReviewSort, type ReviewsModel, reviewSorts, reviewsModel } from './reviews.model.ts'

export type ReviewsProps = {
  /** The product: `123456` or `123-456`. */
  itemNo?: string
  /** The first page that the server read; null if the review service did not reply. If absent, the widget reads it. */
  initial?: ReviewsReply | null
  /** The order of that page. */
  sort?: ReviewSort
}

/** A product's reviews: the average, the histogram, and all texts in the language in which they were written. */
export function Reviews({ itemNo = '', initial, sort: first }: ReviewsProps) {
  const { link } = useShop()
  const t = useMessages('reviews', en, fr)
  const http = useModel(publicHttpModel)
  const model = useMemo(
    () => reviewsModel(reviewsClient(http), itemNo, initial ?? null, first),
    [http, itemNo, initial, first],
  )
  const reviews = useShared(model.shown, initial ?? null)
  const loading = useShared(model.loading, false)
  const failed = useShared(model.failed, false)
  const asks = initial === undefined
  useEffect(() => {
    if (asks) void model.read()
  }, [asks, model])
  return (
    <section
      className="onair onair-reviews"
      id="reviews"
      aria-label={t('title')}
      aria-busy={loading || (asks && !reviews && !failed)}
    >
      <div className="onair-reviews-box">
        <div className="onair-reviews-title">
          <h2>{t('title')}</h2>
          <ButtonLink icon={icons.star} href={link(`/pages/writereview?pr_page_id=${itemNo}`)}>
            {t('write')}
          </ButtonLink>
        </div>
        {!reviews && (failed || !asks) && (
          <Notice
            kind="warn"
            still={!failed}
            action={
              <Button busy={loading} onClick={() => void model.again()}>
                {t('retry')}
              </Button>
            }
          >
            {t('unavailable')}
          </Notice>
        )}
        {!reviews && asks && !failed && (
          <PageSlot name="loading">
            <div role="status">
              <span className="onair-hidden">{t('loading')}</span>
              <Skeleton lines={4} />
            </div>
          </PageSlot>
        )}
        {reviews?.reviewCount === 0 && (
          <PageSlot name="empty">
            <p className="onair-reviews-none">{t('none')}</p>
          </PageSlot>
        )}
        {reviews && reviews.reviewCount > 0 && (
          <>
            <Overview reviews={reviews} />
            <List itemNo={itemNo} model={model} reviews={reviews} loading={loading} failed={failed} />
          </>
        )}
      </div>
    </section>
  )
}

/** The average and its histogram. The bars are native meters, which need no inline style. */
function Overview({ reviews }: { reviews: ReviewsReply }) {
  const { language } = useShop()
  const t = useMessages('reviews', en, fr)
  const { reviewCount, averageRating, histogram } = reviews
  const rating = formatNumber(averageRating ?? 0, language)
  const bars = histogram.map((count, index) => ({ stars: index + 1, count })).reverse()
  return (
    <div className="onair-reviews-overview">
      <div className="onair-reviews-average">
        <p>
          <span className="onair-reviews-number" aria-hidden="true">
            {rating}
          </span>
          <Stars rating={averageRating ?? 0} language={language} />
        </p>
        <p>{t('count', { count: reviewCount })}</p>
      </div>
      <ul aria-label={t('histogram')}>
        {bars.map(({ stars, count }) => (
          <li key={stars}>
            <span>{t('star', { count: stars })}</span>
            <meter min={0} max={Math.max(1, reviewCount)} value={count} aria-label={t('star', { count: stars })} />
            <span>
              <span aria-hidden="true">{formatNumber(count, language)}</span>
              <span className="onair-hidden">{t('count', { count })}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ListProps = { itemNo: string; model: ReviewsModel; reviews: ReviewsReply; loading: boolean; failed: boolean }

/** The list of reviews. Without JavaScript, order and page are a form and links of the product's page. */
function List({ itemNo, model, reviews, loading, failed }: ListProps) {
  const { language, link } = useShop()
  const t = useMessages('reviews', en, fr)
  const id = useUid()
  const hydrated = useHydrated()
  const sort = useShared(model.sort, model.sort.peek())
  const list = useRef<HTMLOListElement>(null)
  const { currentPage, totalPages } = reviews.paging
  const from =
    currentPage === totalPages
      ? reviews.reviewCount - reviews.reviews.length + 1
      : (currentPage - 1) * reviews.reviews.length + 1

  async function goTo(page: number) {
    await model.goTo(page)
    if (model.failed.peek()) return
    // Focuses the first review: the pressed page number may be gone.
    const first = list.current?.querySelector<HTMLElement>('article')
    first?.focus({ preventScroll: true })
    list.current?.closest('.onair-reviews')?.scrollIntoView?.({ block: 'start' })
  }

  return (
    <div className="onair-reviews-list">
      <form className="onair-reviews-sort" method="get" action={`${link('/pages/productdetails')}#reviews`}>
        <input type="hidden" name="nav" value={`R:${itemNo}`} />
        <Select
          id={`${id}-sort`}
          name="reviewSort"
          label={t('sort')}
          autoComplete="off"
          defaultValue={sort}
          options={reviewSorts.map((one) => ({ value: one, label: t(one) }))}
          onChange={(event) => {
            const requested = reviewSorts.find((one): one is ReviewSort => one === event.currentTarget.value)
            if (requested) void model.sortBy(requested)
          }}
        />
        {!hydrated && (
          <noscript>
            <Button type="submit">{t('apply')}</Button>
          </noscript>
        )}
      </form>
      <ol ref={list} data-loading={loading || undefined}>
        {reviews.reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} />
          </li>
        ))}
      </ol>
      <p className="onair-reviews-shown" role="status">
        {loading
          ? t('loading')
          : t('shown', { from, to: from + reviews.reviews.length - 1, count: reviews.reviewCount })}
      </p>
      {failed && (
        <Notice
          kind="bad"
          action={
            <Button busy={loading} onClick={() => void model.again()}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')}
        </Notice>
      )}
      <Pager
        language={language}
        page={currentPage}
        totalPages={totalPages}
        href={(page) => `${link(productPath(itemNo))}&reviewPage=${page}&reviewSort=${sort}#reviews`}
        onPage={(page) => void goTo(page)}
      />
    </div>
  )
}

function Review({ review }: { review: ReviewsReply['reviews'][number] }) {
  const { language } = useShop()
  const t = useMessages('reviews', en, fr)
  const lang = htmlLang(review.language)
  return (
    <article tabIndex={-1}>
      <Stars rating={review.rating} language={language} />
      <h3 lang={lang}>{review.headline}</h3>
      <p className="onair-reviews-words" lang={lang}>
        {review.comments}
      </p>
      <p className="onair-reviews-by">
        <Exact value={review.nickname}>{t('by', { name: review.nickname })}</Exact>
        <span aria-hidden="true"> · </span>
        <time dateTime={review.date}>{formatDate(review.date, language, 'UTC')}</time>
        {review.language !== language && (
          <>
            <span aria-hidden="true"> · </span>
            <span>{t(review.language === 'fr' ? 'inFrench' : 'inEnglish')}</span>
          </>
        )}
      </p>
    </article>
  )
}

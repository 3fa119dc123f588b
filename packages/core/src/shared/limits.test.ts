import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { accountContract } from '../account/account.contract.ts'
import { bagContract } from '../bag/bag.contract.ts'
import { guideContract } from '../guide/guide.contract.ts'
import { informationContract } from '../information/information.contract.ts'
import { cardsContract } from '../payment/cards.contract.ts'
import { GiftCardRequest } from '../payment/payment.contract.ts'
import { returnsContract } from '../returns/returns.contract.ts'
import { reviewsContract } from '../reviews/reviews.contract.ts'
import { passwordRecoveryContract } from '../sign-in/password-recovery.contract.ts'
import { storeCardContract } from '../store-card/store-card.contract.ts'
import { trackingContract } from '../tracking/tracking.contract.ts'
import {
  giftCardDigits,
  maxAnswerLength,
  maxEmailLength,
  maxHolderNameLength,
  maxPasswordLength,
  maxPromoCodeLength,
  maxReturnCommentLength,
  maxReviewLengths,
  maxSearchTermLength,
  maxTrackedLengths,
} from './limits.ts'

const review = reviewsContract['POST /api/v3/{language}/products/{itemNo}/reviews'].body.shape
const [, member] = accountContract['POST /api/v2/{language}/accounts'].body.def.options
const newPassword = passwordRecoveryContract['POST /api/v2/{language}/passwordupdate'].body.shape
const question = informationContract['PUT /api/v2/{language}/accounts/{edp}/securityquestion'].body.shape
const application = storeCardContract['POST /api/v2/{language}/accounts/{edp}/onaircreditcardapplication'].body.shape
const tracked = trackingContract['GET /api/v2/{language}/ordertracking'].query.shape
const newCard = cardsContract['POST /api/v2/{language}/accounts/{edp}/creditcards'].body.shape
const guideSearch = guideContract['GET /api/v2/{language}/shows/search'].query.shape
const promo = bagContract['PUT /api/v2/{language}/carts/{guid}/promocode'].body.shape
const request = returnsContract['POST /api/v2/{language}/accounts/{edp}/orders/{id}/returns'].body.shape

const letters = (count: number) => 'x'.repeat(count)
const digits = (count: number) => '1'.repeat(count)
const address = (count: number) => `${letters(count - '@example.com'.length)}@example.com`

describe('a call takes what its form lets people type, and no more', () => {
  const fields: [string, z.core.$ZodType, number, (count: number) => string][] = [
    ['headline', review.Headline, maxReviewLengths.headline, letters],
    ['comments', review.Comments, maxReviewLengths.comments, letters],
    ['nickname', review.Nickname, maxReviewLengths.nickname, letters],
    ['comment of a return', request.Comment, maxReturnCommentLength, letters],
    ['password of a new account', member.shape.Password, maxPasswordLength, digits],
    ['new password', newPassword.NewPassword, maxPasswordLength, letters],
    ['answer behind a link', newPassword.Answer, maxAnswerLength, letters],
    ['answer of an account', question.Answer, maxAnswerLength, letters],
    ['answer of an application', application.Answer, maxAnswerLength, letters],
    ['e-mail address', application.Email, maxEmailLength, address],
    ['name on a card', newCard.HolderName, maxHolderNameLength, letters],
    ['search term of the guide', guideSearch.term, maxSearchTermLength, letters],
    ['promo code', promo.PromoCode, maxPromoCodeLength, letters],
    ['number of an order', tracked.orderNo, maxTrackedLengths.orderNo, digits],
    ['postal code of an order', tracked.postalCode, maxTrackedLengths.postalCode, letters],
    ['number of a gift card', GiftCardRequest.shape.CardNumber, giftCardDigits.cardNumber, digits],
    ['PIN of a gift card', GiftCardRequest.shape.Pin, giftCardDigits.pin, digits],
  ]
  test.each(fields)('%s', (_, schema, limit, text) => {
    expect(z.safeParse(schema, text(limit)).success).toBe(true)
    expect(z.safeParse(schema, text(limit + 1)).success).toBe(false)
  })
})

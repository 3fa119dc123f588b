import type { Migration } from 'kysely/migration'
import { catalogue } from './0001-catalogue.ts'
import { orders } from './0002-orders.ts'
import { search } from './0003-search.ts'
import { product } from './0004-product.ts'
import { favourites } from './0005-favourites.ts'
import { imports } from './0006-imports.ts'
import { searchIndex } from './0007-search-index.ts'
import { outbox } from './0008-outbox.ts'
import { browse } from './0009-browse.ts'
import { offered } from './0010-offered.ts'
import { checkout } from './0011-checkout.ts'
import { refunds } from './0012-refunds.ts'
import { laterPayments } from './0013-later-payments.ts'
import { placing } from './0014-placing.ts'
import { stuckPayments } from './0015-stuck-payments.ts'
import { handedOver } from './0016-handed-over.ts'
import { signInAttempts } from './0017-sign-in-attempts.ts'
import { soldGiftCards } from './0018-sold-gift-cards.ts'
import { sweeping } from './0019-sweeping.ts'
import { withoutParcel } from './0020-without-parcel.ts'
import { keptReplies } from './0021-kept-replies.ts'
import { checkedByType } from './0022-checked-by-type.ts'
import { sharedLimits } from './0023-shared-limits.ts'
import { declinedCards } from './0024-declined-cards.ts'
import { promoByAccount } from './0025-promo-by-account.ts'
import { bagWrites } from './0026-bag-writes.ts'
import { mailPriority } from './0026-mail-priority.ts'
import { nothingDue } from './0027-nothing-due.ts'
import { giftCardTries } from './0030-gift-card-tries.ts'
import { registrationNotices } from './0032-registration-notices.ts'
import { orderEdits } from './0034-order-edits.ts'
import { returns } from './0036-returns.ts'
import { instalmentsCharged } from './0038-instalments-charged.ts'
import { sessions } from './0045-sessions.ts'
import { invoices } from './0047-invoices.ts'
import { newsletter } from './0048-newsletter.ts'
import { storeCard } from './0049-store-card.ts'
import { reminders } from './0051-reminders.ts'
import { controlRoom } from './0053-control-room.ts'
import { importSchedule } from './0055-import-schedule.ts'
import { reminderTimeZone } from './0056-reminder-time-zone.ts'
import { push } from './0058-push.ts'
import { priceWindows } from './0059-price-windows.ts'
import { pricePresses } from './0060-price-presses.ts'
import { hosts } from './0061-hosts.ts'
import { importNames } from './0062-import-names.ts'
import { thisOrderOnly } from './0063-this-order-only.ts'
import { synonyms } from './0064-synonyms.ts'
import { searched } from './0066-searched.ts'
import { collections } from './0067-collections.ts'
import { personsTakenOut } from './0068-persons-taken-out.ts'
import { analyticsEvents } from './0069-analytics-events.ts'

/** Every migration, in the order of their names. A released name never changes. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-orders': orders,
  '0003-search': search,
  '0004-product': product,
  '0005-favourites': favourites,
  '0006-imports': imports,
  '0007-search-index': searchIndex,
  '0008-outbox': outbox,
  '0009-browse': browse,
  '0010-offered': offered,
  '0011-checkout': checkout,
  '0012-refunds': refunds,
  '0013-later-payments': laterPayments,
  '0014-placing': placing,
  '0015-stuck-payments': stuckPayments,
  '0016-handed-over': handedOver,
  '0017-sign-in-attempts': signInAttempts,
  '0018-sold-gift-cards': soldGiftCards,
  '0019-sweeping': sweeping,
  '0020-without-parcel': withoutParcel,
  '0021-kept-replies': keptReplies,
  '0022-checked-by-type': checkedByType,
  '0023-shared-limits': sharedLimits,
  '0024-declined-cards': declinedCards,
  '0025-promo-by-account': promoByAccount,
  '0026-bag-writes': bagWrites,
  '0026-mail-priority': mailPriority,
  '0027-nothing-due': nothingDue,
  '0030-gift-card-tries': giftCardTries,
  '0032-registration-notices': registrationNotices,
  '0034-order-edits': orderEdits,
  '0036-returns': returns,
  '0038-instalments-charged': instalmentsCharged,
  '0045-sessions': sessions,
  '0047-invoices': invoices,
  '0048-newsletter': newsletter,
  '0049-store-card': storeCard,
  '0051-reminders': reminders,
  '0053-control-room': controlRoom,
  '0055-import-schedule': importSchedule,
  '0056-reminder-time-zone': reminderTimeZone,
  '0058-push': push,
  '0059-price-windows': priceWindows,
  '0060-price-presses': pricePresses,
  '0061-hosts': hosts,
  '0062-import-names': importNames,
  '0063-this-order-only': thisOrderOnly,
  '0064-synonyms': synonyms,
  '0066-searched': searched,
  '0067-collections': collections,
  '0068-persons-taken-out': personsTakenOut,
  '0069-analytics-events': analyticsEvents,
}

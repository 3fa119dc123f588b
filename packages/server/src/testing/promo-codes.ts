import type { Queryable } from '../kernel/db/pool.ts'

/** Adds a promo code of each kind to a test's database. */
export async function addPromoCodes(on: Queryable): Promise<void> {
  await on.query(
    `insert into promo_code (code, type, percent, amount_cents, description_en, description_fr, ends_at, min_goods_cents,
       is_stackable, max_uses_per_customer)
     values ('WELCOME10', 'percent', 10, null, '10% off merchandise', '10 % de rabais sur la marchandise', null, 0, false, null),
       ('FREESHIP', 'free-shipping', null, null, 'Free delivery', 'Livraison gratuite', null, 0, false, null),
       ('ONCEONLY', 'amount', null, 500, '$5 off, once', '5 $ de rabais, une fois', null, 0, false, 1),
       ('EXPIRED', 'percent', 50, null, 'Half price', 'Moitié prix', '2025-01-01T00:00:00-05:00', 0, false, null),
       ('EXTRA5', 'percent', 5, null, '5% off from $50', '5 % de rabais dès 50 $', null, 5000, true, null),
       ('SHIPBONUS', 'free-shipping', null, null, 'Free delivery, too', 'Livraison gratuite aussi', null, 0, true, null)`,
  )
}

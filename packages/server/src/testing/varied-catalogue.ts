import type { Pool } from '../kernel/db/pool.ts'

/** How many products {@link addVariedCatalogue} adds. */
export const variedProducts = 120

/**
 * Fills an empty catalogue with products that vary every property of a catalogue row: three levels of
 * categories, no styles to three, no sizes to two, sales, sellers, donations, ratings, sections, and texts with quotes,
 * separators and line breaks.
 */
export async function addVariedCatalogue(pool: Pool): Promise<void> {
  await pool.query(`
    insert into brand (id, name) select 'brand-' || n, 'Brand, "No. ' || n || '"' from generate_series(0, 11) n;

    insert into category (id, parent_id, level, position, name_en, name_fr) values ('home', null, 1, 0, 'Home', 'Maison');
    insert into category (id, parent_id, level, position, name_en, name_fr)
      select 'room-' || n, 'home', 2, n, 'Room ' || n, 'Pièce ' || n from generate_series(0, 2) n;
    insert into category (id, parent_id, level, position, name_en, name_fr)
      select 'shelf-' || n, 'room-' || n % 3, 3, n / 3, 'Shelf; ' || n, 'Étagère; ' || n from generate_series(0, 8) n;

    insert into product (item_no, brand_id, category_id, name_en, name_fr, description_en, description_fr, seller_type,
      is_donation, no_of_payments, image_url, images, default_edp, review_count, average_rating, weight_grams, added_at,
      min_price_cents, max_price_cents)
    select (400000 + n)::text, 'brand-' || n % 12, 'shelf-' || n % 9, 'Lamp, "' || n || '"', 'Lampe « ' || n || ' »; dorée',
      E'<p>One line,\nand <b>another</b> &amp; more.</p>', '<p>Une ligne, et «\u00a0une autre\u00a0».</p>',
      case n % 7 when 1 then 'Marketplace' when 2 then 'OAPartner' end, n % 11 = 0, 1 + n % 6, 'p/lamp-' || n,
      array['p/lamp-' || n, 'p/lamp-' || n || '-b'], 400000 + n * 10,
      n % 5, case when n % 5 > 0 then 1 + (n % 40) / 10.0 end, n * 10, timestamptz '2026-01-01' + n * interval '1 hour', 0, 0
    from generate_series(1, ${variedProducts}) n;

    insert into product_style (item_no, code, position, colour, name_en, name_fr, image_url)
    select item_no, 'S' || s, s, (array['red', '#aa0000', 'gold'])[s + 1], 'Style ' || s, 'Modèle ' || s, 'p/style-' || s
    from product, generate_series(0, 2) s where s < item_no::int % 4;

    insert into product_size (item_no, code, position, name_en, name_fr)
    select item_no, 'T' || t, t, 'Size "' || t || '"', 'Taille ' || t
    from product, generate_series(0, 1) t where t < item_no::int % 3;

    insert into edp (edp_no, item_no, style_code, size_code, price_cents, was_price_cents, quantity)
    select 400000 + (item_no::int - 400000) * 10 + row_number() over (partition by item_no order by style.position, size.position) - 1,
      item_no, style.code, size.code, 1999 + item_no::int % 50 * 100 + coalesce(size.position, 0) * 500,
      case when item_no::int % 3 = 0 then 9999 end, item_no::int % 4 * 5
    from product left join product_style style using (item_no) left join product_size size using (item_no);

    update product set min_price_cents = low, max_price_cents = high, min_was_cents = was_low, max_was_cents = was_high
    from (select item_no, min(price_cents) as low, max(price_cents) as high, min(was_price_cents) as was_low,
        max(was_price_cents) as was_high from edp group by item_no) as range
    where range.item_no = product.item_no;

    insert into product_section (item_no, tab_order, title_en, title_fr, html_en, html_fr)
    select item_no, tab, 'Care', 'Entretien', '<ul><li>Wipe.</li></ul>', '<ul><li>Essuyer.</li></ul>'
    from product, generate_series(1, 2) tab where tab <= item_no::int % 3;
  `)
}

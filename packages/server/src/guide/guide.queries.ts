import { statement } from '../kernel/db/pool.ts'

/** A programme in both languages, with its products in the order of its plan. */
export type ShowRow = {
  id: string
  titleEn: string
  titleFr: string
  descriptionEn: string
  descriptionFr: string
  host: string
  imageUrl: string
  start: Date
  end: Date
  /** `airTime`: ISO 8601. */
  products: { itemNo: string; airTime: string }[]
}

/** The columns of a {@link ShowRow} for a programme `s`. */
export const showColumns = `
  s.id, s.title_en as "titleEn", s.title_fr as "titleFr", s.description_en as "descriptionEn",
  s.description_fr as "descriptionFr", s.host, s.image_url as "imageUrl", s.starts_at as start, s.ends_at as "end",
  coalesce((
    select json_agg(json_build_object('itemNo', p.item_no, 'airTime', p.air_at) order by p.air_at, p.position)
    from show_product p where p.show_id = s.id
  ), '[]') as products`

/** The programmes that run at any time from the first instant up to, not including, the second. */
export const showsBetween = statement<ShowRow, { from: Date; to: Date }>(
  'guide.between',
  `select ${showColumns} from show s where s.ends_at > :from and s.starts_at < :to order by s.starts_at, s.id`,
)

/** A host's own data, without the programmes. */
export const hostBySlug = statement<
  { name: string; biographyEn: string; biographyFr: string; imageUrl: string },
  { slug: string }
>(
  'guide.host',
  `select name, biography_en as "biographyEn", biography_fr as "biographyFr", image_url as "imageUrl"
   from host where slug = :slug`,
)

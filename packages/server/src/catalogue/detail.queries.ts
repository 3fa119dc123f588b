import type { Language } from '@onair/core/language'
import { type Queryable, statement } from '../kernel/db/pool.ts'
import { priceNow, priceUntil, wasPriceNow, windowAt } from './price-window.ts'
import { isGiftCardOf, type ProductRow, productColumns } from './product.ts'

/** A product's styles, sizes and orderable pairs of both with their prices now, in one language. */
export type ChoiceRow = {
  imageUrl: string
  noOfPayments: number
  styleRows: { code: string; name: string; swatch: string; imageUrl: string }[]
  sizeRows: { code: string; name: string }[]
  edpRows: {
    edpNo: number
    styleCode: string | null
    sizeCode: string | null
    price: number
    wasPrice: number | null
    /** An instant of PostgreSQL's JSON. */
    priceUntil: string | null
    quantity: number
  }[]
}

type SectionRow = { tabOrder: number; title: string }
type Standing = { withdrawn: boolean }

/** A product with everything that its page shows, in one language. */
type DetailRow = ProductRow &
  ChoiceRow &
  Standing & {
    description: string
    /** Null for donations and gift cards, which are not shipped. */
    shippedGrams: number | null
    images: string[]
    videos: string[]
    categoryId: string
    brandId: string
    sectionRows: SectionRow[]
    /** `start`: ISO 8601. */
    airingRows: { showId: string; title: string; start: string }[]
    lastAired: Date | null
  }

/** The most future airings of a product in a reply. */
const maxAirings = 5

const withdrawn = 'p.withdrawn_at is not null as withdrawn'

/** Of a product `p` and its price window. */
const choices = (language: Language) => `
  (select coalesce(json_agg(json_build_object(
      'code', code, 'name', name_${language}, 'swatch', colour, 'imageUrl', image_url) order by position), '[]')
    from product_style where item_no = p.item_no) as "styleRows",
  (select coalesce(json_agg(json_build_object('code', code, 'name', name_${language}) order by position), '[]')
    from product_size where item_no = p.item_no) as "sizeRows",
  (select coalesce(json_agg(json_build_object(
      'edpNo', e.edp_no, 'styleCode', e.style_code, 'sizeCode', e.size_code, 'price', ${priceNow('e')},
      'wasPrice', ${wasPriceNow('e')}, 'priceUntil', ${priceUntil('e')}, 'quantity', e.quantity) order by s.position, z.position, e.edp_no), '[]')
    from edp e
    left join product_style s on s.item_no = e.item_no and s.code = e.style_code
    left join product_size z on z.item_no = e.item_no and z.code = e.size_code
    where e.item_no = p.item_no and e.is_offered) as "edpRows"`

const sections = (language: Language) => `
  (select coalesce(json_agg(json_build_object('tabOrder', tab_order, 'title', title_${language}) order by tab_order), '[]')
    from product_section where item_no = p.item_no) as "sectionRows"`

const detailText = (language: Language) => `
  select ${productColumns(language)}, ${withdrawn}, p.description_${language} as description,
    case when p.is_donation or ${isGiftCardOf('p')} then null else p.weight_grams end as "shippedGrams", p.images, p.videos,
    p.category_id as "categoryId", p.brand_id as "brandId", ${choices(language)}, ${sections(language)},
    (select coalesce(json_agg(json_build_object('showId', id, 'title', title, 'start', air_at) order by air_at), '[]')
      from (
        select show.id, show.title_${language} as title, sp.air_at
        from show_product sp join show on show.id = sp.show_id
        where sp.item_no = p.item_no and show.ends_at > :now
        order by sp.air_at limit ${maxAirings}
      ) airing) as "airingRows",
    (select max(air_at) from show_product where item_no = p.item_no and air_at <= :now) as "lastAired"
  from product p join brand b on b.id = p.brand_id ${windowAt('p.item_no', ':now')}
  where p.item_no = :itemNo`

const detail = {
  en: statement<DetailRow, { itemNo: string; now: Date }>('catalogue.detail.en', detailText('en')),
  fr: statement<DetailRow, { itemNo: string; now: Date }>('catalogue.detail.fr', detailText('fr')),
}

export async function productDetail(on: Queryable, language: Language, itemNo: string, now: Date) {
  const [row] = await detail[language](on, { itemNo, now })
  return row
}

const choicesText = (language: Language) => `
  select ${withdrawn}, p.image_url as "imageUrl", p.no_of_payments as "noOfPayments", ${choices(language)}
  from product p ${windowAt('p.item_no', ':now')} where p.item_no = :itemNo`

export const productChoices = {
  en: statement<ChoiceRow & Standing, { itemNo: string; now: Date }>('catalogue.choices.en', choicesText('en')),
  fr: statement<ChoiceRow & Standing, { itemNo: string; now: Date }>('catalogue.choices.fr', choicesText('fr')),
}

const sectionsText = (language: Language) => `
  select ${withdrawn}, ${sections(language)} from product p where p.item_no = :itemNo`

export const productSections = {
  en: statement<Standing & { sectionRows: SectionRow[] }, { itemNo: string }>(
    'catalogue.sections.en',
    sectionsText('en'),
  ),
  fr: statement<Standing & { sectionRows: SectionRow[] }, { itemNo: string }>(
    'catalogue.sections.fr',
    sectionsText('fr'),
  ),
}

/** Nulls if the product has no such section. */
type OneSection = Standing & { title: string | null; html: string | null }

const sectionText = (language: Language) => `
  select ${withdrawn}, s.title_${language} as title, s.html_${language} as html
  from product p left join product_section s on s.item_no = p.item_no and s.tab_order = :tabOrder
  where p.item_no = :itemNo`

export const productSection = {
  en: statement<OneSection, { itemNo: string; tabOrder: number }>('catalogue.section.en', sectionText('en')),
  fr: statement<OneSection, { itemNo: string; tabOrder: number }>('catalogue.section.fr', sectionText('fr')),
}

/** The showstopper of a day, in the channel's time zone. */
export const showstopperOf = statement<{ itemNo: string }, { day: string }>(
  'catalogue.showstopper',
  'select item_no as "itemNo" from showstopper where day = :day',
)

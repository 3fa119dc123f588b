import { type catalogueContract, fromWire, type guideContract, type WireReplyOf } from '@onair/core/contract'
import { addDays, planTimeZone, zonedDate, zonedDayRange } from '@onair/core/dates'
import { upcomingOf, weekFrom } from '@onair/core/guide'
import type { Language } from '@onair/core/language'

/** The server's replies as sent, typed by the contract, so that a fixture cannot differ from it. */
export type WireDay = WireReplyOf<(typeof guideContract)['GET /api/v2/{language}/shows/today']>
export type WireWeek = WireReplyOf<(typeof guideContract)['GET /api/v2/{language}/shows/weekly']>
type WireFound = WireReplyOf<(typeof guideContract)['GET /api/v2/{language}/shows/search']>
export type WireList = WireReplyOf<(typeof catalogueContract)['GET /api/v3/{language}/products']>
export type WireShow = WireDay['Shows'][number]
export type WireProduct = WireReplyOf<
  (typeof catalogueContract)['GET /api/v3/{language}/products/onairnow']
>['Products'][number]

const programmes = [
  {
    picture: 's/kitchen-0',
    host: 'Geneviève Roy',
    en: ['Kitchen Hour', 'Pans, knives and small machines that earn their place on the counter.'],
    fr: ['L’heure cuisine', 'Des poêles, des couteaux et de petits appareils qui méritent leur place sur le comptoir.'],
  },
  {
    picture: 's/jewellery-1',
    host: 'Priya Nair',
    en: ['Gold & Gemstones', 'Fine jewellery from Canadian workshops, shown up close.'],
    fr: ['Or et pierres fines', 'Des bijoux fins d’ateliers canadiens, montrés de tout près.'],
  },
  {
    picture: 's/fashion-2',
    host: 'Danielle Tremblay',
    en: ['Fashion First', 'This season’s coats, knits and everything that goes with them.'],
    fr: ['La mode d’abord', 'Les manteaux et les tricots de la saison, et tout ce qui va avec.'],
  },
  {
    picture: 's/home-0',
    host: 'Marcus Bell',
    en: ['Home Comforts', 'Bedding, lamps and rugs for long evenings.'],
    fr: ['Bien chez soi', 'De la literie, des lampes et des tapis pour les longues soirées.'],
  },
  {
    picture: 's/beauty-1',
    host: 'Aurélie Gagnon',
    en: ['Beauty Report', 'Skin care that was tried for a month before it came on air.'],
    fr: ['Bulletin beauté', 'Des soins de la peau mis à l’essai pendant un mois avant de passer en ondes.'],
  },
] as const

const hour = 3_600_000

/** A day of one-hour programmes around the clock. The programme on air at an instant is marked. */
export function aDay({ at, language = 'en', date }: { at: Date; language?: Language; date?: string }): WireDay {
  const day = date ?? zonedDate(at, planTimeZone)
  const { start, end } = zonedDayRange(day, planTimeZone)
  const shows: WireShow[] = []
  for (let from = start.getTime(); from < end.getTime(); from += hour) shows.push(aShow({ from, at, language }))
  return { Date: day, TimeZone: planTimeZone, Shows: shows }
}

/** A reply of `GET /shows/today`: the whole day, or its upcoming programmes. */
export function today({ upcoming, ...options }: { at: Date; language?: Language; upcoming: boolean }): WireDay {
  const day = aDay(options)
  if (!upcoming) return day
  const { Shows: next } = aDay({ ...options, date: addDays(day.Date, 1) })
  const airings = [...day.Shows, ...next].map((show) => ({ start: show.Start, end: show.End, show }))
  const { end } = zonedDayRange(day.Date, planTimeZone)
  return { ...day, Shows: upcomingOf(airings, options.at, end).map(({ show }) => show) }
}

/** Seven days of one-hour programmes, beginning with a day. */
export function aWeek({ at, language = 'en', date }: { at: Date; language?: Language; date?: string }): WireWeek {
  const days = weekFrom(date ?? zonedDate(at, planTimeZone)).map((day) => aDay({ at, language, date: day }))
  const dates = days.map((day) => day.Date)
  return {
    From: dates[0] ?? '',
    To: dates.at(-1) ?? '',
    TimeZone: planTimeZone,
    Days: days.map((day) => ({ Date: day.Date, Shows: day.Shows })),
  }
}

/** The result of a search of the programmes: some of a day, or none. */
export function foundShows({
  at,
  language = 'en',
  count = 3,
}: {
  at: Date
  language?: Language
  count?: number
}): WireFound {
  const { Shows } = aDay({ at, language })
  return {
    Shows: Shows.slice(-count).slice(0, count),
    Paging: { CurrentPage: 1, TotalPages: count && 2, TotalRecords: count && 20 + count },
  }
}

/** The programme that begins at an instant. */
export function aShow({ from, at, language = 'en' }: { from: number; at: Date; language?: Language }): WireShow {
  const number = Math.round(from / hour)
  const programme = programmes[number % programmes.length] ?? programmes[0]
  const [title, description] = programme[language]
  return {
    Id: `show-${number}`,
    Title: title,
    Description: description,
    Host: programme.host,
    Start: new Date(from).toISOString(),
    End: new Date(from + hour).toISOString(),
    IsLive: from <= at.getTime() && at.getTime() < from + hour,
    ImageUrl: programme.picture,
    Products: [],
  }
}

/** The first event of `GET /shows/events`: the programme on air and the next one. */
export function whatIsOn({ at, language = 'en' }: { at: Date; language?: Language }) {
  const from = Math.floor(at.getTime() / hour) * hour
  return { At: at.toISOString(), Now: aShow({ from, at, language }), Next: aShow({ from: from + hour, at, language }) }
}

const goods = [
  {
    itemNo: '412305',
    picture: 'p/kettle-red-1',
    price: 59.99,
    was: 89.99,
    easy: 19.99,
    en: 'Gooseneck Kettle with Thermometer',
    fr: 'Bouilloire à col de cygne avec thermomètre',
  },
  {
    itemNo: '412311',
    picture: 'p/frying-pan-black-0',
    price: 44.5,
    was: 44.5,
    easy: null,
    en: 'Carbon Steel Frying Pan, 26 cm',
    fr: 'Poêle en acier au carbone, 26 cm',
  },
  {
    itemNo: '412318',
    picture: 'p/stand-mixer-teal-2',
    price: 329,
    was: 429,
    easy: 65.8,
    en: 'Tilt-head Stand Mixer with Five Attachments',
    fr: 'Batteur sur socle à tête inclinable avec cinq accessoires',
  },
  {
    itemNo: '412322',
    picture: 'p/knife-set-silver-0',
    price: 129.99,
    was: null,
    easy: 26,
    en: 'Knife Set in a Maple Block',
    fr: 'Ensemble de couteaux dans un bloc d’érable',
  },
  {
    itemNo: '412340',
    picture: 'p/mug-ivory-1',
    price: 24,
    was: 32,
    easy: null,
    en: 'Stoneware Mugs, Set of Four',
    fr: 'Tasses en grès, lot de quatre',
  },
  {
    itemNo: '412355',
    picture: 'p/air-fryer-navy-0',
    price: 149.99,
    was: 199.99,
    easy: 30,
    en: 'Five-litre Air Fryer',
    fr: 'Friteuse à air de cinq litres',
  },
] as const

/** Products of a programme: reduced and not, one low in stock, one sold out. */
export function someProducts({ language = 'en' }: { language?: Language } = {}): WireProduct[] {
  return goods.map((good, index) => ({
    ItemNo: good.itemNo,
    Name: good[language],
    Brand: 'Maison Nord',
    ImageUrl: good.picture,
    IsLive: true,
    AiredAt: null,
    IsPrice: good.price,
    WasPrice: good.was,
    ShowIsPrice: good.was !== null,
    IsPriceRange: null,
    WasPriceRange: null,
    EasyPaymentPrice: good.easy,
    NoOfEasyPays: good.easy === null ? 0 : 3,
    PriceUntil: null,
    DefaultEdp: 900_000 + index,
    ProductReviewCount: index * 17,
    AverageRating: index === 0 ? null : 3.5 + index / 4,
    SellerType: index === 4 ? 'Marketplace' : null,
    IsDonation: false,
    IsShowstopper: false,
    Stock: index === 3 ? 'out' : index === 2 ? 'low' : 'in',
    MoreStyles: index % 2 === 0,
    Swatches: index % 2 === 0 ? ['red', 'navy', 'ivory'] : ['red'],
    EdpCount: index % 2 === 0 ? 3 : 1,
  }))
}

/** The day's special price, which ends some hours after an instant. */
export const aShowstopper = ({
  at,
  hours = 5,
  language = 'en',
}: {
  at: Date
  hours?: number
  language?: Language
}) => ({
  Product: someProducts({ language })[0] ?? null,
  Until: new Date(at.getTime() + hours * hour).toISOString(),
})

/** The reply to a request for item numbers, in their order. */
export function productListOf(itemNos: readonly string[], { language = 'en' }: { language?: Language } = {}): WireList {
  const catalogue = someProducts({ language })
  const products = itemNos.flatMap((itemNo) => catalogue.find((product) => product.ItemNo === itemNo) ?? [])
  return {
    Products: products,
    Paging: { CurrentPage: 1, TotalPages: 1, TotalRecords: products.length },
    Dimensions: [],
    SortKeys: [],
    SearchTerm: null,
    CorrectedTerm: null,
    LeftOut: [],
    Answers: [],
  }
}

/** The same day, as components receive it. */
export const shownDay = (options: Parameters<typeof aDay>[0]) => fromWire(aDay(options))
export const shownWeek = (options: Parameters<typeof aWeek>[0]) => fromWire(aWeek(options))
export const shownFound = (options: Parameters<typeof foundShows>[0]) => fromWire(foundShows(options))
export const shownProducts = (options: { language?: Language } = {}) => fromWire(someProducts(options))

export const shownShowstopper = (options: Parameters<typeof aShowstopper>[0]) => fromWire(aShowstopper(options))

/** A day on which the channel is off. */
export const anEmptyDay = ({ at }: { at: Date }): WireDay => ({
  Date: zonedDate(at, planTimeZone),
  TimeZone: planTimeZone,
  Shows: [],
})

/** The data of a programme's page: a programme some hours from now, its products, and its repeats. */
export function shownProgramme({ at, hours = 0, language = 'en' }: { at: Date; hours?: number; language?: Language }) {
  const from = Math.floor(at.getTime() / hour + hours) * hour
  const products = shownProducts({ language })
  const airing = (start: number) => fromWire(aShow({ from: start, at, language }))
  return {
    show: {
      ...airing(from),
      products: products.map(({ itemNo }, place) => ({
        itemNo,
        airTime: new Date(from + place * 600_000).toISOString(),
      })),
    },
    products,
    // The programmes recur every five hours.
    again: [5, 10].map((later) => airing(from + later * hour)),
    feeds: [
      { name: 'Danielle Tremblay', address: 'webcal://shop.test/calendar/host/danielle-tremblay.ics?language=en' },
    ],
  }
}

import { addDays, planTimeZone, zonedDayRange, zonedInstant } from '@onair/core/dates'
import { type Random, random } from '../catalogue/random.ts'
import type { Words } from '../catalogue/words.ts'
import { type Department, departments, printPicture, variants } from '../pictures/names.ts'
import { encore, encoreDescription, type ShowFormat, showFormats, showstopperFormat } from './shows.ts'

/** A product for programmes; a `star` may be the day's showstopper. */
export type Presentable = { itemNo: string; department: Department; group: string; star: boolean }

/** Products by department; see {@link shelvesOf}. */
type Shelves = Record<Department, readonly Presentable[]>

export type PlannedShow = {
  id: string
  title: Words
  description: Words
  host: string
  department: Department
  imageUrl: string
  start: Date
  end: Date
  /** In the order of their air times. */
  products: { itemNo: string; at: Date }[]
}

export type PlannedDay = { day: string; shows: PlannedShow[]; showstopper: string | undefined }

const minute = 60_000
const hour = 60 * minute
const morning = '06:00'
const evening = '20:00'

/** Groups products by department. Their order must be stable, because programmes draw from it. */
export function shelvesOf(products: readonly Presentable[]): Shelves {
  const of = (department: Department) => products.filter((product) => product.department === department)
  return {
    fashion: of('fashion'),
    jewellery: of('jewellery'),
    beauty: of('beauty'),
    home: of('home'),
    kitchen: of('kitchen'),
    electronics: of('electronics'),
    wellness: of('wellness'),
    outdoor: of('outdoor'),
    hobby: of('hobby'),
  }
}

/**
 * Plans one day, `YYYY-MM-DD` in the channel's time zone, without gaps. The plan depends only on the day and the
 * products, not on when it is made. Nights repeat programmes of the day before; the night of a clock change has one
 * repeat less or more.
 */
export function planDay(day: string, shelves: Shelves): PlannedDay {
  const live = planLive(day, shelves)
  const shows = [...planNight(day, shelves), ...live].map((show, index) => ({ ...show, id: showId(day, index) }))
  const prime = live.find(({ start }) => start.getTime() === at(day, evening))
  return { day, shows, showstopper: prime?.products[0]?.itemNo }
}

/** `20261121-07`: the day and the position in it. The id stays when the programme's times change. */
const showId = (day: string, index: number): string => `${day.replaceAll('-', '')}-${String(index).padStart(2, '0')}`

const at = (day: string, time: string): number => zonedInstant(day, time, planTimeZone).getTime()

type Draft = Omit<PlannedShow, 'id'>

/** From six in the morning to midnight. */
function planLive(day: string, shelves: Shelves): Draft[] {
  const chance = random('day', day)
  const star = showstopperDepartment(day)
  const midnight = zonedDayRange(day, planTimeZone).end.getTime()
  const used: Department[] = []
  const shown = new Set<string>()

  function block(from: number, to: number): Draft[] {
    const drafts: Draft[] = []
    for (let start = from; start < to; ) {
      const end = start + drawLength(to - start, chance)
      const department = nextDepartment(used, star, chance)
      used.push(department)
      const format = chance.pick(freshFormats(department, shown))
      shown.add(format.title.en)
      drafts.push(draft(format, start, end, shelves, chance))
      start = end
    }
    return drafts
  }

  const daytime = block(at(day, morning), at(day, evening))
  const prime = draft(showstopperFormat(star), at(day, evening), at(day, evening) + 2 * hour, shelves, chance, true)
  used.push(star)
  return [...daytime, prime, ...block(at(day, evening) + 2 * hour, midnight)]
}

/** From midnight to six: repeats of the day before, an hour each, its evening first. */
function planNight(day: string, shelves: Shelves): Draft[] {
  const yesterday = planLive(addDays(day, -1), shelves)
  const evenings = yesterday.filter(({ start }) => start.getTime() >= at(addDays(day, -1), '17:00'))
  const others = yesterday.filter((show) => !evenings.includes(show)).toReversed()
  const repeats = [...evenings, ...others]
  const midnight = zonedDayRange(day, planTimeZone).start.getTime()
  const hours = Math.round((at(day, morning) - midnight) / hour)
  return repeats.slice(0, hours).map((show, index) => {
    const start = midnight + index * hour
    const products = show.products.slice(0, 10).map(({ itemNo }) => itemNo)
    return {
      ...show,
      title: encore(show.title),
      description: encoreDescription(show.description),
      start: new Date(start),
      end: new Date(start + hour),
      products: spread(products, start, start + hour),
    }
  })
}

/** Draws a length of half an hour, one or two, limited by the time left. */
function drawLength(room: number, chance: Random): number {
  const lengths = [0.5, 1, 1, 1, 1, 1, 2].map((hours) => hours * hour)
  const fitting = lengths.filter((length) => length <= room && (room - length) % (hour / 2) === 0)
  return chance.pick(fitting)
}

/** The department of the evening: another one each day, all nine in turn. */
function showstopperDepartment(day: string): Department {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / (24 * hour))
  return departments[(number * 4) % departments.length] ?? 'fashion'
}

/** Draws a department that is neither one of the last three programmes' nor the evening's. */
function nextDepartment(used: readonly Department[], star: Department, chance: Random): Department {
  const recent = [...used.slice(-3), star]
  return chance.pick(departments.filter((department) => !recent.includes(department)))
}

function freshFormats(department: Department, shown: ReadonlySet<string>): ShowFormat[] {
  const all = showFormats(department)
  const fresh = all.filter(({ title }) => !shown.has(title.en))
  return fresh.length > 0 ? fresh : all
}

function draft(
  format: ShowFormat,
  start: number,
  end: number,
  shelves: Shelves,
  chance: Random,
  starFirst = false,
): Draft {
  const { department, title, description, hosts } = format
  const count = end - start < hour ? 6 : end - start === hour ? chance.int(8, 10) : chance.int(12, 14)
  return {
    title,
    description,
    host: hosts.length > 1 && chance.chance(0.2) ? chance.sample(hosts, 2).join(' & ') : chance.pick(hosts),
    department,
    imageUrl: printPicture({ kind: 'show', department, variant: chance.pick(variants) }),
    start: new Date(start),
    end: new Date(end),
    products: spread(pickProducts(format, shelves, count, chance, starFirst), start, end),
  }
}

/**
 * Draws different products of the format's group, or of its department if the group has too few; a star first on
 * request.
 */
function pickProducts(
  { department, group }: ShowFormat,
  shelves: Shelves,
  count: number,
  chance: Random,
  starFirst: boolean,
): string[] {
  const shelf = shelves[department]
  const own = group ? shelf.filter((product) => product.group === group) : shelf
  const from = own.length >= count ? own : shelf
  const stars = starFirst ? shelf.filter(({ star }) => star) : []
  const first = stars.length > 0 ? [chance.pick(stars)] : []
  const picked = new Map([...first, ...pickSome(from, count + 1, chance)].map((product) => [product.itemNo, product]))
  return [...picked.keys()].slice(0, count)
}

/** Draws different entries without copying the list. */
function pickSome<Item>(list: readonly Item[], count: number, chance: Random): Item[] {
  if (list.length <= count * 2) return chance.sample(list, count)
  const places = new Set<number>()
  while (places.size < count) places.add(chance.int(0, list.length - 1))
  return [...places].flatMap((place) => list.slice(place, place + 1))
}

/** Spreads the products' air times evenly, on full minutes. */
function spread(itemNos: readonly string[], start: number, end: number): { itemNo: string; at: Date }[] {
  const share = (end - start) / Math.max(1, itemNos.length)
  return itemNos.map((itemNo, place) => ({
    itemNo,
    at: new Date(start + Math.floor((place * share) / minute) * minute),
  }))
}

import type { Bilingual } from '@onair/core/language'
import { type Sight, type Tour, type TourPerson, type TourTable, tourPath } from '@onair/core/tour'
import { translator } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import type { Visit } from '../../kernel/visit.ts'
import { enterPath, enterTour } from './tour.actions.ts'
import en from './tour.messages.en.json'
import fr from './tour.messages.fr.json'

/**
 * What a demonstration offers to look at, as it describes itself: its people, as whom one press signs in, and texts to type. The
 * page is personal, because a press changes who is signed in.
 */
export const tourPage: Page = {
  path: tourPath,
  audience: 'everyone',
  personal: true,
  isOffered: ({ tour }) => tour !== undefined,
  sheet: 'tour',
  actions: [enterTour],
  async load(visit) {
    const t = translator(visit, en, fr)
    const { tour } = visit.host
    if (!tour) throw new Error('A shop without a tour does not offer its page')
    return { title: t('title'), description: t('description'), body: <Demonstration visit={visit} tour={tour} /> }
  },
}

function Demonstration({ visit, tour: { password, people, tables } }: { visit: Visit; tour: Tour }) {
  const t = translator(visit, en, fr)
  return (
    <div className="tour">
      <h1>{t('title')}</h1>
      <p className="tour-lead">{t('description')}</p>
      <p>
        {t('password')} <Typed text={password} />. {t('dates')}
      </p>
      <nav aria-label={t('contents')} className="chips">
        <a href="#people">{t('people')}</a>
        {tables.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title[visit.language]}
          </a>
        ))}
      </nav>
      <section id="people" aria-labelledby="people-title">
        <h2 id="people-title">{t('people')}</h2>
        {people.map((person) => (
          <Person key={person.email} visit={visit} person={person} />
        ))}
      </section>
      {tables.map((table) => (
        <Table key={table.id} visit={visit} table={table} />
      ))}
    </div>
  )
}

/** One person's pages. A press on one of them posts the person with it; a guest's pages need no sign-in. */
function Person({ visit, person }: { visit: Visit; person: TourPerson }) {
  const t = translator(visit, en, fr)
  const { email, name, about, isGuest, sights } = person
  const id = `person-${email.replace(/@.*/, '')}`
  const table = (
    <table aria-labelledby={id}>
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('where')}</th>
        </tr>
      </thead>
      <tbody>
        {sights.map((sight) => (
          <tr key={sight.to}>
            <td>{sight.what[visit.language]}</td>
            <td>
              <Opening visit={visit} sight={sight} person={person} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        <span translate="no">{name}</span>
      </h3>
      <p>
        <Typed text={email} />
      </p>
      <p>
        {about[visit.language]} {isGuest && t('noAccount')}
      </p>
      {isGuest ? (
        table
      ) : (
        <form method="post" action={enterPath}>
          <input type="hidden" name="email" value={email} />
          {table}
        </form>
      )}
    </section>
  )
}

/** The link or button of a page; screen readers also hear the person, because several people share the name of a page. */
function Opening({ visit, sight: { place, to }, person }: { visit: Visit; sight: Sight; person: TourPerson }) {
  const t = translator(visit, en, fr)
  const text = (
    <>
      {place[visit.language]} <span className="hidden">{t('as', { name: person.name })}</span>
    </>
  )
  if (person.isGuest)
    return (
      <a className="button quiet" href={to.startsWith('/') ? visit.link(to) : to}>
        {text}
      </a>
    )
  return (
    <button className="button quiet" type="submit" name="to" value={to}>
      {text}
    </button>
  )
}

function Table({ visit, table: { id, title, about, columns, rows, links = [] } }: { visit: Visit; table: TourTable }) {
  const say = (text: Bilingual) => text[visit.language]
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say(title)}</h2>
      <p>{say(about)}</p>
      <table aria-labelledby={`${id}-title`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.en} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ typed, what }) => (
            <tr key={typed}>
              <th scope="row">
                <Typed text={typed} />
              </th>
              <td>{say(what)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {links.map(({ place, to }) => (
        <p key={to}>
          <a className="more" href={to}>
            {say(place)}
          </a>
        </p>
      ))}
    </section>
  )
}

/** A text to copy: one press selects all of it, and no browser translates it. */
const Typed = ({ text }: { text: string }) => <code translate="no">{text}</code>

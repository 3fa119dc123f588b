import { formatNumber } from '@onair/core/numbers'
import { tourPath } from '@onair/core/tour'
import { reference } from '@onair/widgets/reference'
import release from '@onair/widgets/sizes.json' with { type: 'json' }
import { translator } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import { storybookPath } from '../../kernel/storybook.ts'
import type { Visit } from '../../kernel/visit.ts'
import en from './developers.messages.en.json'
import fr from './developers.messages.fr.json'

const problems = ['code', 'answer', 'nothing', 'cookies'] as const

const example =
  '<onair-schedule view="rest">\n  <a href="{{schedule}}">{{title}}</a>\n</onair-schedule>\n\n<onair-bag-counter></onair-bag-counter>'

/** How other teams embed the widgets: a start, a preview on another origin, the elements, and what can go wrong. */
export const developersPage: Page = {
  path: '/pages/developers',
  audience: 'everyone',
  sheet: 'developers',
  allow: ({ host: { settings } }) => (settings.embedPreview ? { frame: [new URL(settings.embedPreview).origin] } : {}),
  async load(visit) {
    const t = translator(visit, en, fr)
    return {
      title: t('title'),
      description: t('description'),
      canonical: '/pages/developers',
      body: <Developers visit={visit} />,
    }
  },
}

function Developers({ visit }: { visit: Visit }) {
  const t = translator(visit, en, fr)
  const { settings, tour } = visit.host
  const { origin, embedPreview, storybook } = settings
  const html = `<script type="module" src="${origin}/widgets/v1/onair.js"></script>\n\n${markup(visit)}`
  return (
    <div className="developers">
      <h1>{t('title')}</h1>
      <p className="developers-lead">{t('description')}</p>
      <section id="start" aria-labelledby="start-title">
        <h2 id="start-title">{t('start')}</h2>
        <p>{t('startText')}</p>
        <pre>
          <code>{html}</code>
        </pre>
        <p>
          {t('policy', { origin })} {t('origins')} {embedPreview && t('originsLocal')}
        </p>
      </section>
      {embedPreview && <TryEmbed visit={visit} preview={embedPreview} />}
      <Elements visit={visit} />
      <section id="problems" aria-labelledby="problems-title">
        <h2 id="problems-title">{t('problems')}</h2>
        <p>{t('problemsText')}</p>
        <dl>
          {problems.map((problem) => (
            <div key={problem}>
              <dt>{t(`problem_${problem}`)}</dt>
              <dd>{t(`problem_${problem}Text`, { origin })}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="more-title">
        <h2 id="more-title">{t('more')}</h2>
        {tour && (
          <p>
            <a className="more" href={visit.link(tourPath)}>
              {t('tour')}
            </a>
          </p>
        )}
        {storybook && (
          <p>
            <a className="more" href={storybookPath}>
              {t('storybook')}
            </a>
          </p>
        )}
        <p>
          <a className="more" href="/api/openapi.json">
            {t('api')}
          </a>
        </p>
      </section>
    </div>
  )
}

/** The elements of the example, with a link as their own content. */
function markup(visit: Visit): string {
  const { address, language } = visit
  const title = translator(visit, en, fr)('exampleLink')
  return example.replace('{{schedule}}', address('/pages/schedule', language)).replace('{{title}}', title)
}

function TryEmbed({ visit, preview }: { visit: Visit; preview: string }) {
  const t = translator(visit, en, fr)
  const { language, host } = visit
  const query = new URLSearchParams({ shop: host.settings.origin, language })
  return (
    <section aria-labelledby="try-title">
      <h2 id="try-title">{t('try')}</h2>
      <p>{t('tryText')}</p>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <div className="developers-try" id="try">
        <label>
          {t('html')}
          <textarea spellCheck={false} rows={14} defaultValue={markup(visit)} />
        </label>
        <iframe title={t('preview')} src={`${preview}?${query}`} loading="lazy" />
      </div>
    </section>
  )
}

function Elements({ visit }: { visit: Visit }) {
  const t = translator(visit, en, fr)
  const sizes: Readonly<Record<string, number>> = release.sizes
  /** Empty for an element that the last release did not have. */
  const size = (tag: string) => {
    const bytes = sizes[tag]
    return bytes && t('kilobytes', { size: formatNumber(bytes / 1000, visit.language) })
  }
  const code = (names: readonly string[]) => names.map((name) => <code key={name}>{name}</code>)
  return (
    <section id="elements" aria-labelledby="elements-title">
      <h2 id="elements-title">{t('elements')}</h2>
      <p>
        {t('elementsText')} {t('sizeNote')}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('tag')}</th>
            <th scope="col">{t('attributes')}</th>
            <th scope="col">{t('events')}</th>
            <th scope="col">{t('size')}</th>
          </tr>
        </thead>
        <tbody>
          {reference.map(({ tag, attributes, events }) => (
            <tr key={tag}>
              <th scope="row">
                <code>{tag}</code>
              </th>
              <td>{code(attributes)}</td>
              <td>{code(events)}</td>
              <td>{size(tag)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

import type { Bilingual } from '@onair/core/language'
import { Phones } from '@onair/widgets/parts'
import { translator } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import type { Visit } from '../../kernel/visit.ts'
import { Crumbs } from '../../parts/crumbs.tsx'
import { type Article, articlePath, type Section } from './article.ts'
import { articles } from './articles.ts'
import { CookieTables } from './cookie-tables.tsx'
import en from './customer-service.messages.en.json'
import fr from './customer-service.messages.fr.json'

/** The customer service pages: contact, delivery, returns, Easy Pay, privacy and terms. They have no islands. */
export const customerServicePages: readonly Page[] = articles.map((article) => ({
  path: articlePath(article.slug),
  audience: 'everyone',
  sheet: 'article',
  findable: [{ title: article.title, words: article.searchedAs }],
  async load(visit) {
    const title = article.title[visit.language]
    return {
      title,
      description: article.description[visit.language],
      canonical: articlePath(article.slug),
      body: <ArticlePage visit={visit} article={article} />,
    }
  },
}))

function ArticlePage({ visit, article }: { visit: Visit; article: Article }) {
  const { language, link } = visit
  const t = translator(visit, en, fr)
  const path = articlePath(article.slug)
  return (
    <div className="narrow article">
      <Crumbs
        visit={visit}
        crumbs={[
          { name: t('title'), path: articlePath('contactus') },
          { name: article.title[language], path },
        ]}
      />
      <h1>{article.title[language]}</h1>
      {article.sections.map((section) => (
        <ArticleSection key={section.id} visit={visit} section={section} />
      ))}
      {article.listsCookies && <CookieTables visit={visit} />}
      <nav className="article-others" aria-label={t('others')}>
        <h2>{t('others')}</h2>
        <ul className="chips">
          {articles
            .filter((other) => other !== article)
            .map((other) => (
              <li key={other.slug}>
                <a href={link(articlePath(other.slug))}>{other.title[language]}</a>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  )
}

function ArticleSection({ visit, section: { id, title, text, links = [] } }: { visit: Visit; section: Section }) {
  const { language, link, host } = visit
  const filled = (words: Bilingual) =>
    words[language]
      .replaceAll('{phone}', host.settings.carePhone)
      .replaceAll('{email}', host.settings.careEmail)
      .replaceAll('{seller}', [host.settings.seller.name, ...host.settings.seller.address].join(', '))
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title[language]}</h2>
      {text.map((words) => (
        <p key={words.en}>
          <Phones>{filled(words)}</Phones>
        </p>
      ))}
      {links.length > 0 && (
        <ul>
          {links.map(({ path, text: words }) => (
            <li key={path}>
              <a className="more" href={link(path)}>
                {words[language]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

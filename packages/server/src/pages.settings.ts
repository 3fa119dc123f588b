import * as z from 'zod/mini'
import { defineSettings } from './kernel/settings.ts'
import { flag, text, url, variable } from './kernel/variables.ts'

const demonstrationAnnouncement = {
  en: 'The holidays are coming: gift ideas on air every evening.',
  fr: 'Les Fêtes approchent\u00a0: des idées-cadeaux à l’antenne tous les soirs.',
}

/**
 * Settings of the pages, which the server itself does not use. `announcement` is shown on every page, in both languages, until a
 * time; a shopper can hide it for a week.
 */
export const pagesSettings = defineSettings({
  title: 'Pages',
  variables: ({ demo, sandbox }) => ({
    apiOrigin: url('API_ORIGIN', {
      about:
        'where the API is, when it is not in the pages’ process; http is allowed on the installation’s own network',
      default: undefined,
      protocols: ['http:', 'https:'],
    }),
    en: text('HOLIDAY_MESSAGE_EN', {
      about: 'the announcement on every page, in English',
      default: undefined,
      defaultText: 'none; a demonstration has one',
    }),
    fr: text('HOLIDAY_MESSAGE_FR', { about: 'the same in French', default: undefined, defaultText: 'likewise' }),
    until: variable('HOLIDAY_UNTIL', {
      about: 'when it ends, like `2026-12-24` or `2026-12-24T17:00-05:00`',
      default: undefined,
      schema: z.coerce.date(),
      allowed: 'a date or an instant, like 2026-12-24 or 2026-12-24T17:00-05:00',
    }),
    embedPreview: url('EMBED_PREVIEW_URL', {
      about: 'a page of another origin that shows embeds on the developers’ page; without it there is no preview',
      default: demo ? `${sandbox}/preview` : undefined,
    }),
    storybook: flag('STORYBOOK', {
      about:
        '`1`: `/storybook/` shows every widget in every state; `npm run build` makes it, and the developers’ page links to it',
      default: false,
    }),
  }),
  derive({ apiOrigin, en, fr, until, ...values }, { mode, wrong }) {
    if ((en === undefined) !== (fr === undefined))
      wrong.push('HOLIDAY_MESSAGE_EN and HOLIDAY_MESSAGE_FR go together: one of them is not set.')
    const text = en && fr ? { en, fr } : mode.demo ? demonstrationAnnouncement : undefined
    return {
      ...values,
      apiOrigin: apiOrigin && new URL(apiOrigin).origin,
      announcement: text && { text, until },
    }
  },
})

import { expect, test } from 'vitest'
import { aSite } from '../../parts/testing/a-site.tsx'
import { developersPage } from './developers.page.tsx'

const read = async (language: string, settings: { storybook?: true } = {}) => {
  const site = await aSite([developersPage], [], () => new Response(null, { status: 404 }), settings)
  const { body } = await site.inject(`/${language}/pages/developers`)
  await site.close()
  return body
}

test.each(['en', 'fr'])('1. links to Storybook if the shop serves it, in %s', async (language) => {
  expect(await read(language)).not.toContain('/storybook/')
  expect(await read(language, { storybook: true })).toMatch(/<a [^>]*href="\/storybook\/"[^>]*>Storybook/)
})

import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { barriersIn } from './axe.ts'
import { play, type Story, storyFiles, storyOf, storyServer } from './show-story.tsx'

/** Names of stories that show errors. */
const wrong = /^(Asking|Expired|Failing|Incomplete|Invalid|Problems|Refused|Unreachable|Wrong)/

const server = storyServer()

// Browsers check pages as they open, with their colours; these are the states after an error or an interaction.
const states: [name: string, meta: Story, story: Story][] = []
for (const { widget, meta, stories } of await storyFiles()) {
  for (const [name, story] of stories) {
    if (story.globals?.theme === 'dark' || !(story.play || wrong.test(name))) continue
    states.push([`${widget}: ${name}`, meta, story])
  }
}

test.each(states)('no barriers in %s', async (_name, meta, story) => {
  const { container } = render(storyOf(server, meta, story))
  await play(story, container)
  expect(await barriersIn()).toEqual([])
})

import { guideSlug } from '@onair/core/guide'
import { expect, test } from 'vitest'
import { departments, parsePicture } from '../pictures/names.ts'
import { demoHosts } from './hosts.ts'
import { showFormats, showstopperFormat } from './shows.ts'

test('1. every host of a programme has a portrait and says something in both languages', () => {
  const hosts = new Map(demoHosts().map((host) => [host.name, host]))
  const presenting = new Set(
    departments.flatMap((department) =>
      [...showFormats(department), showstopperFormat(department)].flatMap(({ hosts }) => hosts),
    ),
  )
  expect([...presenting].filter((name) => !hosts.has(name))).toEqual([])
  const wrong = [...hosts.values()].filter(
    ({ name, slug, about, imageUrl }) =>
      guideSlug(name) !== slug ||
      parsePicture(imageUrl)?.kind !== 'host' ||
      about.en.length < 60 ||
      about.fr.length < 60 ||
      about.en === about.fr,
  )
  expect(wrong).toEqual([])
})

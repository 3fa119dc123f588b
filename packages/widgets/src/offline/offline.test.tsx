import { writeBagCount, writeStored } from '@onair/core/session'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { memoryStorages } from '../testing/at-bag.tsx'
import { renderIn } from '../testing/render.tsx'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { Offline } from './offline.tsx'

describe('the offline page', () => {
  test('1. says that this device has stored nothing, if so', async () => {
    const server = aServer()
    server.reachable(false)
    renderIn(aShop({ fetch: server.fetch }), <Offline />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline')
    expect(await screen.findByText('This device remembers no bag.')).toBeVisible()
    expect(screen.getByText('This device remembers no schedule for today.')).toBeVisible()
  })

  test('2. shows the bag with its quantities, and that prices may have changed', async () => {
    const server = aServer()
    server.reachable(false)
    const shop = aShop({ language: 'fr', fetch: server.fetch, storage: memoryStorages() })
    writeBagCount(shop.session, 2)
    const bag = { at: '2026-11-21T17:00:00Z', lines: [{ name: 'Bouilloire', details: 'Rouge', quantity: 2 }] }
    writeStored(shop.session, { name: 'queryCache', area: 'local', check: (_): _ is object => true }, { bag })
    renderIn(shop, <Offline />)
    expect(await screen.findByText(/Bouilloire/)).toHaveTextContent('Bouilloire · Rouge')
    expect(screen.getByText(/^2\s×/)).toBeVisible()
    expect(screen.getByText(/Les prix et les quantités en stock peuvent avoir changé/)).toBeVisible()
  })
})
